import { object, string } from 'yup';
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from '#contract/limits';
import { neededText } from '#shared/forms/rules';
import { isTimeZone } from '#shared/lib/wallTime';
import { excess } from '../../textLimit';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

const atMost = (limit: number) =>
  [
    'short-enough',
    `Use at most ${limit.toLocaleString('en')} characters.`,
    (said = '') => excess(said, limit) === 0,
  ] as const satisfies Parameters<ReturnType<typeof string>['test']>;

/** The schema of the event form. */
export const eventSchema = object({
  event_title: neededText('Give the event a title.').test(...atMost(EVENT_TITLE_MAX_LENGTH)),
  event_description: neededText('Add a description.').test(...atMost(EVENT_DESCRIPTION_MAX_LENGTH)),
  event_date: string()
    .required('Choose a date.')
    .test('year', `Choose a year from ${FIRST_YEAR} to ${LAST_YEAR}.`, (date) => {
      const year = Number(date.split('-')[0]);
      return year >= FIRST_YEAR && year <= LAST_YEAR;
    }),
  event_time: string().required('Choose a time.'),
  user_timezone: string()
    .trim()
    .required('Choose a time zone.')
    .test('known', 'Choose a time zone from the list, such as Asia/Dhaka.', isTimeZone),
  location: string()
    .trim()
    .default('')
    .test(...atMost(EVENT_LOCATION_MAX_LENGTH)),
});

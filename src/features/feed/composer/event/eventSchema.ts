import { object, string } from 'yup';
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from '#contract/limits';
import { neededText } from '#shared/forms/rules';
import { isTimeZone } from '#shared/lib/wallTime';
import { excess } from '../../textLimit';
import * as texts from '../later.texts';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

const atMost = (limit: number) =>
  [
    'short-enough',
    texts.tooLong(limit.toLocaleString('en')),
    (said = '') => excess(said, limit) === 0,
  ] as const satisfies Parameters<ReturnType<typeof string>['test']>;

/** The schema of the event form. */
export const eventSchema = object({
  event_title: neededText(texts.titleMissing).test(...atMost(EVENT_TITLE_MAX_LENGTH)),
  event_description: neededText(texts.descriptionMissing).test(
    ...atMost(EVENT_DESCRIPTION_MAX_LENGTH),
  ),
  event_date: string()
    .required(texts.dateMissing)
    .test('year', texts.yearWrong(FIRST_YEAR, LAST_YEAR), (date) => {
      const year = Number(date.split('-')[0]);
      return year >= FIRST_YEAR && year <= LAST_YEAR;
    }),
  event_time: string().required(texts.timeMissing),
  user_timezone: string()
    .trim()
    .required(texts.timeZoneMissing)
    .test('known', texts.timeZoneUnknown, isTimeZone),
  location: string()
    .trim()
    .default('')
    .test(...atMost(EVENT_LOCATION_MAX_LENGTH)),
});

import { object, string } from 'yup';
import { readSecureAddress } from '#contract/addresses/readSecureAddress';
import {
  EVENT_CAPACITY_MAX,
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_JOIN_NOTE_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_MAX_DAYS,
  EVENT_ONLINE_URL_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from '#contract/limits';
import { trimPasted } from '#contract/typed/trimPasted';
import { tidyNumber } from '#contract/typed/typedNumbers';
import { atMost, neededLines, neededText } from '#shared/forms/rules';
import { isTimeZone } from '#shared/lib/wallTime';
import { typedZone } from '#shared/lib/zones/zoneNames';
import * as texts from '../texts';

const DAY_MS = 86_400_000;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

/** The fields of the start and the end. A value that isn't filled in may be missing. */
type Start = Partial<
  Record<'event_date' | 'event_time' | 'event_end_date' | 'event_end_time', string>
>;

/** The time from start to end on the clock, in milliseconds; null if either is missing. */
function lengthOf(fields: Start): number | null {
  const { event_date = '', event_time, event_end_date, event_end_time } = fields;
  if (!event_end_time) return null;
  const starts = Date.parse(`${event_date}T${event_time}Z`);
  const ends = Date.parse(`${event_end_date || event_date}T${event_end_time}Z`);
  if (Number.isNaN(starts) || Number.isNaN(ends)) return null;
  // Without a date, an earlier time is on the next day.
  return !event_end_date && ends < starts ? ends + DAY_MS - starts : ends - starts;
}

const isSafeAddress = (address = '') => address === '' || readSecureAddress(address) !== null;

const isCapacity = (places = '') =>
  places === '' || (/^[1-9]\d{0,5}$/.test(places) && Number(places) <= EVENT_CAPACITY_MAX);

/** The schema of the event form. */
export const eventSchema = object({
  event_title: neededText(texts.titleMissing).test(...atMost(EVENT_TITLE_MAX_LENGTH)),
  event_description: neededLines(texts.descriptionMissing).test(
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
    .transform((typed: string) => typedZone(typed) ?? typed)
    .test('known', texts.timeZoneUnknown, isTimeZone),
  location: string()
    .trim()
    .default('')
    .test(...atMost(EVENT_LOCATION_MAX_LENGTH)),
  event_end_time: string()
    .default('')
    .test('needed', texts.endNeedsTime, (time, { parent }) => {
      const { event_end_date: date } = parent as Start;
      return time !== '' || !date;
    })
    .test('after-start', texts.endsTooEarly, (_time, { parent }) => {
      const length = lengthOf(parent as Start);
      return length === null || length > 0;
    }),
  event_end_date: string()
    .default('')
    .test('not-too-late', texts.endsTooLate(EVENT_MAX_DAYS), (_date, { parent }) => {
      const length = lengthOf(parent as Start);
      return length === null || length <= EVENT_MAX_DAYS * DAY_MS;
    }),
  online_url: string()
    .transform(trimPasted)
    .default('')
    .test(...atMost(EVENT_ONLINE_URL_MAX_LENGTH))
    .test('https', texts.addressWrong, isSafeAddress),
  join_note: string()
    .trim()
    .default('')
    .test(...atMost(EVENT_JOIN_NOTE_MAX_LENGTH)),
  capacity: string()
    .transform(tidyNumber)
    .default('')
    .test('places', texts.placesWrong(EVENT_CAPACITY_MAX.toLocaleString('en')), isCapacity),
});

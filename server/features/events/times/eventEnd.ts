import { EVENT_MAX_DAYS } from '#contract/limits';
import { findZone, instantOf, shownIn } from '#domain/zones';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import * as texts from '../texts';
import { TIME, wrongDate, type EventTimes } from './eventTimes';

const DAY_MS = 86_400_000;

/** The end of an event as submitted; an empty text counts as missing. */
export interface WrittenEnd {
  event_end_date?: string | undefined;
  event_end_time?: string | undefined;
}

/** The start of an event, on its clock and as a moment. */
type Start = Pick<EventTimes, 'event_date' | 'event_time' | 'timezone' | 'starts_at'>;

const written = (date: string, time: string) =>
  Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
const dateOf = (shown: number) => new Date(shown).toISOString().slice(0, 10);
const timeOf = (shown: number) => new Date(shown).toISOString().slice(11, 19);

function zoneOf(timezone: string) {
  const zone = findZone(timezone);
  if (!zone) throw invalidFields({ user_timezone: texts.unknownZone });
  return zone;
}

/**
 * Converts a submitted end to a moment; null if there is none. Without a date, it is the day of the
 * start, or the next one if the time is earlier. Throws a 400 that names the wrong field.
 */
export function eventEnd(start: Start, end: WrittenEnd): Date | null {
  const { event_end_date: date = '', event_end_time: time = '' } = end;
  if (time === '') {
    if (date === '') return null;
    throw invalidFields({ event_end_time: texts.endNeedsTime });
  }
  if (!TIME.test(time)) throw invalidFields({ event_end_time: texts.noSuchTime });
  const wrong = date === '' ? undefined : wrongDate(date);
  if (wrong !== undefined) throw invalidFields({ event_end_date: wrong });
  const starts = written(start.event_date, start.event_time);
  const sameDay = written(start.event_date, time);
  const nextDay = sameDay < starts ? sameDay + DAY_MS : sameDay;
  const ends = date === '' ? nextDay : written(date, time);
  if (ends - starts > EVENT_MAX_DAYS * DAY_MS)
    throw invalidFields({ event_end_date: texts.endsTooLate(EVENT_MAX_DAYS) });
  const endsAt = new Date(instantOf(zoneOf(start.timezone), ends));
  if (endsAt <= start.starts_at) {
    const field = date !== '' && date < start.event_date ? 'event_end_date' : 'event_end_time';
    throw invalidFields({ [field]: texts.endsTooEarly });
  }
  return endsAt;
}

/**
 * The end after an edit of the event that moves its start. What the edit omits stays: the time on
 * the clock, and the number of days after the start. Throws like `eventEnd`.
 */
export function editedEnd(
  before: Start & { ends_at: Date | null },
  after: Start,
  edit: WrittenEnd,
): Date | null {
  const { event_end_date: date, event_end_time: time } = edit;
  if (time === '') return null;
  if (before.ends_at === null) return eventEnd(after, edit);
  const shown = shownIn(zoneOf(before.timezone), before.ends_at.getTime());
  const later = Date.parse(dateOf(shown)) - Date.parse(before.event_date);
  const kept = later === 0 ? '' : dateOf(Date.parse(after.event_date) + later);
  return eventEnd(after, {
    event_end_date: date ?? kept,
    event_end_time: time ?? timeOf(shown),
  });
}

import type { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { isSameZone } from '#domain/zones';
import { editedEnd } from '../times/eventEnd';
import { eventTimes, type EventTimes } from '../times/eventTimes';
import { eventPlaces, type EventPlaces } from './eventPlaces';

export type EventEdit = BodyOf<typeof calls.updateEventPost>;

/** The columns of an event that its author writes. */
export interface EventValues extends EventTimes, EventPlaces {
  ends_at: Date | null;
  title: string;
  description: string;
  location: string | null;
}

/** The words of an event by which its post is found. */
export const attachedText = (
  event: Pick<EventValues, 'title' | 'description' | 'location'>,
): string => [event.title, event.description, event.location ?? ''].join('\n').trimEnd();

/** Another name of the same zone, such as a former one, is no change. */
const editedZone = (before: string, written: string | undefined): string =>
  written && !isSameZone(before, written) ? written : before;

/** The event's columns after the edit; omitted fields stay. Throws 400 for an invalid value. */
export function editedEvent(event: EventValues, edit: EventEdit): EventValues {
  const { event_date, event_time, user_timezone } = edit;
  const named = [event_date, event_time, user_timezone].some(Boolean);
  const written = {
    event_date: event_date ?? event.event_date,
    event_time: event_time ?? event.event_time,
    timezone: editedZone(event.timezone, user_timezone?.trim()),
  };
  const { starts_at, day_ends_at } = event;
  const times = named ? eventTimes(written) : { ...written, starts_at, day_ends_at };
  return {
    ...times,
    ends_at: editedEnd(event, times, edit),
    ...eventPlaces(event, edit),
    title: edit.event_title?.trim() ?? event.title,
    description: edit.event_description ?? event.description,
    location: edit.location === undefined ? event.location : edit.location.trim() || null,
  };
}

/**
 * Whether an edit changes the time or place, and whether it changes anything at all.
 */
export function changesOf(before: EventValues, after: EventValues) {
  const plain = (value: string | number | Date | null) =>
    value instanceof Date ? value.getTime() : value;
  const differ = (...keys: (keyof EventValues)[]) =>
    keys.some((key) => plain(before[key]) !== plain(after[key]));
  const moved = differ(
    'event_date',
    'event_time',
    'starts_at',
    'ends_at',
    'location',
    'online_url',
  );
  const rest = differ('title', 'description', 'timezone', 'day_ends_at', 'join_note', 'capacity');
  return { moved, any: moved || rest };
}

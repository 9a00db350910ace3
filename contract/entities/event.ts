import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { ListedPerson, Person } from './person';

export const RsvpStatus = oneOf('going', 'interested');
export type RsvpStatus = Static<typeof RsvpStatus>;

/** The fields that an event has in a post and in a list. */
const eventFields = {
  ends_at: nullable(Iso),
  /** Whether there is an online address, which not everyone sees. */
  is_online: Type.Boolean(),
  /**
   * Null for everyone but the organiser, and for people who are going until shortly before the
   * start.
   */
  online_url: nullable(Url),
  /** How to join. Null for everyone but the organiser and people who are going. */
  join_note: nullable(Type.String()),
  /** The number of places; null if there is no limit. */
  capacity: nullable(Count),
  waiting: Count,
  /** The reader's place in the waiting list, from 1. `my_rsvp` is then `interested`. */
  my_waiting_position: nullable(Count),
};

/**
 * The event inside a post. `event_date` is YYYY-MM-DD and `event_time` HH:MM, both in `timezone`
 * (IANA).
 */
export const EventDetails = record({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  event_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  event_time: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  location: nullable(Type.String()),
  event_datetime: Iso,
  timezone: Type.String(),
  image_url: nullable(Url),
  going: Count,
  interested: Count,
  my_rsvp: nullable(RsvpStatus),
  ...eventFields,
});
export type EventDetails = Static<typeof EventDetails>;

/** The event of a shared post, without its attendees and how to join it online. */
export const SharedEvent = Type.Pick(EventDetails, [
  'title',
  'description',
  'event_date',
  'event_time',
  'location',
  'event_datetime',
  'timezone',
  'image_url',
  'ends_at',
  'is_online',
]);
export type SharedEvent = Static<typeof SharedEvent>;

/** An event in a list. */
export const Event = record({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  location: nullable(Type.String()),
  event_datetime: Iso,
  image_url: nullable(Url),
  post_id: Id,
  user: Person,
  timezone: Type.String(),
  going: Count,
  interested: Count,
  my_rsvp: nullable(RsvpStatus),
  ...eventFields,
});
export type Event = Static<typeof Event>;

/** Ids of upcoming events, in disjoint groups, soonest first. */
export const EventGroups = record({
  within_7_days: Type.Array(Id),
  within_30_days: Type.Array(Id),
  within_year: Type.Array(Id),
});
export type EventGroups = Static<typeof EventGroups>;

export const Attendee = record({
  ...ListedPerson.properties,
  status: RsvpStatus,
});
export type Attendee = Static<typeof Attendee>;

/** The caller's RSVP. On the waiting list, the status is `interested` and there is a position. */
export const MyRsvp = record({
  status: nullable(RsvpStatus),
  my_waiting_position: Type.Optional(Count),
});
export type MyRsvp = Static<typeof MyRsvp>;

/** An RSVP that was set, and another event at the same time to which the caller is going. */
export const SetRsvp = record({
  status: RsvpStatus,
  my_waiting_position: Type.Optional(Count),
  overlaps_with: Type.Optional(record({ id: Id, title: Type.String() })),
});
export type SetRsvp = Static<typeof SetRsvp>;

export const RsvpCounts = record({ going: Count, interested: Count });
export type RsvpCounts = Static<typeof RsvpCounts>;

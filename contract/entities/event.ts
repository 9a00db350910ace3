import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { Author, DisplayName } from './person';

export const RsvpStatus = oneOf('going', 'interested');
export type RsvpStatus = Static<typeof RsvpStatus>;

/**
 * The event inside a post. `event_date` is YYYY-MM-DD and `event_time` HH:MM, both in `timezone`
 * (IANA).
 */
export const EventDetails = record({
  id: Type.Optional(Id),
  title: Type.String(),
  description: Type.String(),
  event_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  event_time: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  location: nullable(Type.String()),
  event_datetime: Iso,
  timezone: Type.Optional(Type.String()),
  image_url: Type.Optional(nullable(Url)),
  going: Type.Optional(Count),
  interested: Type.Optional(Count),
  my_rsvp: Type.Optional(nullable(RsvpStatus)),
});
export type EventDetails = Static<typeof EventDetails>;

/** An event in a list. */
export const Event = record({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  location: nullable(Type.String()),
  event_datetime: Iso,
  image_url: nullable(Url),
  post_id: Type.Optional(Id),
  user: Type.Optional(Author),
  timezone: Type.Optional(Type.String()),
  going: Type.Optional(Count),
  interested: Type.Optional(Count),
  my_rsvp: Type.Optional(nullable(RsvpStatus)),
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
  user_id: Id,
  status: RsvpStatus,
  username: Type.Optional(Type.String()),
  display_name: DisplayName,
  profile_picture: Type.Optional(nullable(Url)),
});
export type Attendee = Static<typeof Attendee>;

export const RsvpCounts = record({ going: Count, interested: Count });
export type RsvpCounts = Static<typeof RsvpCounts>;

import type { Attendee, Event } from '#contract/entities/event';
import { presentOwnPart } from '#domain/events';
import { presentListedPerson, presentPerson } from '#domain/people';
import { fileUrl } from '#domain/files';
import type { EventRow } from './lists/selectEvents';
import type { AttendeeRow } from './rsvp/listAttendees';

/** The event as shown in a list, with the reader's own RSVP. */
export function presentEvent(row: EventRow): Event {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    event_datetime: row.starts_at.toISOString(),
    image_url: fileUrl(row.image),
    post_id: row.post_id,
    user: presentPerson(row.person),
    timezone: row.timezone,
    going: row.going,
    interested: row.interested,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_online: row.online_url !== null,
    capacity: row.capacity,
    waiting: row.waiting,
    ...presentOwnPart(row.own),
  };
}

/** A person who is going or interested. */
export const presentAttendee = ({ person, status }: AttendeeRow): Attendee => ({
  ...presentListedPerson(person),
  status,
});

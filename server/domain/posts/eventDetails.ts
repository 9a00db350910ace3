import type { EventDetails } from '#contract/entities/event';
import { presentOwnPart, type OwnPart } from '#domain/events';
import { fileUrl } from '#domain/files';

/** An event, as selected with its post. */
export interface EventDetailsRow {
  id: number;
  title: string;
  description: string;
  location: string | null;
  event_date: string;
  event_time: string;
  timezone: string;
  /** A moment, in any form that `Date` parses unambiguously. */
  starts_at: string | Date;
  ends_at: string | Date | null;
  is_online: boolean;
  capacity: number | null;
  going: number;
  interested: number;
  waiting: number;
  /** The name of a stored file. */
  image: string | null;
  own: OwnPart;
}

/** The event of a post: its local time in its own zone, and the same as a moment. */
export function presentEventDetails(row: EventDetailsRow): EventDetails {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    event_date: row.event_date,
    event_time: row.event_time.slice(0, 5),
    location: row.location,
    event_datetime: new Date(row.starts_at).toISOString(),
    timezone: row.timezone,
    image_url: fileUrl(row.image),
    ends_at: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
    is_online: row.is_online,
    capacity: row.capacity,
    going: row.going,
    interested: row.interested,
    waiting: row.waiting,
    ...presentOwnPart(row.own),
  };
}

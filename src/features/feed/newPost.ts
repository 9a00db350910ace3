/**
 * The fields of an event as they are sent; date YYYY-MM-DD and time HH:MM in the given time zone.
 */
export interface EventFields {
  event_title: string;
  event_description: string;
  event_date: string;
  event_time: string;
  user_timezone: string;
  location: string;
  /** Empty for no end; without a date, the day of the start or the next one. */
  event_end_date: string;
  event_end_time: string;
  online_url: string;
  join_note: string;
  /** The number of places; empty for no limit. */
  capacity: string;
}

/** The content of a post by its kind. Files are sent in order, with their descriptions. */
export type PostParts = { quotes?: string } & PartsOfKind;

type PartsOfKind =
  | { kind: 'text'; content: string }
  | { kind: 'media'; content: string; files: readonly File[]; alts: readonly string[] }
  | { kind: 'document'; content: string; files: readonly File[] }
  | { kind: 'event'; content: string; fields: EventFields; image: File | null };

export type PostKind = PostParts['kind'];

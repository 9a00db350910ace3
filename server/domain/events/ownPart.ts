import { sql, type Expression } from 'kysely';
import type { EventDetails } from '#contract/entities/event';
import { EVENT_ONLINE_BEFORE_MS } from '#contract/limits';
import type { StoredRsvp } from './changeRsvp';

/** The part of an event that differs between its readers, as read from the database. */
export interface OwnPart {
  rsvp: StoredRsvp | null;
  /** From 1; null for people who aren't waiting. */
  position: number | null;
  online_url: string | null;
  join_note: string | null;
}

/** The same as readers see it. */
export type ShownOwnPart = Required<
  Pick<EventDetails, 'my_rsvp' | 'my_waiting_position' | 'online_url' | 'join_note'>
>;

/**
 * An event's part for one reader, as a JSON object: a subquery for each event of a page, because a
 * join may read all of the reader's RSVPs. The online address is for the organiser, and shortly
 * before the start for people who are going.
 */
export const ownPart = (eventId: Expression<unknown>, readerId: number, now: Date) => sql<OwnPart>`(
  SELECT json_build_object(
    'rsvp', rsvp.status,
    'position', CASE WHEN rsvp.status = 'waiting' THEN (
      SELECT count(*) FROM event_rsvps AS earlier
      WHERE earlier.event_id = own.id AND earlier.status = 'waiting'
        AND earlier.created_at <= rsvp.created_at
    ) END,
    'online_url', CASE WHEN author.user_id = ${readerId} OR (
      rsvp.status = 'going' AND own.starts_at <= ${new Date(now.getTime() + EVENT_ONLINE_BEFORE_MS)}
    ) THEN own.online_url END,
    'join_note', CASE WHEN author.user_id = ${readerId} OR rsvp.status = 'going'
      THEN own.join_note END
  )
  FROM events AS own JOIN posts AS author ON author.id = own.post_id
  LEFT JOIN event_rsvps AS rsvp ON rsvp.event_id = own.id AND rsvp.user_id = ${readerId}
  WHERE own.id = ${eventId}
)`;

/** A stored RSVP as its person sees it. */
export const shownRsvp = (rsvp: StoredRsvp | null) => (rsvp === 'waiting' ? 'interested' : rsvp);

/** The part as the reader sees it. */
export const presentOwnPart = ({ rsvp, position, ...own }: OwnPart): ShownOwnPart => ({
  my_rsvp: shownRsvp(rsvp),
  my_waiting_position: position,
  ...own,
});

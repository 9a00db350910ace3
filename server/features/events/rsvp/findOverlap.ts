import { sql, type Kysely } from 'kysely';
import { isEventShown } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';

/**
 * Another event at the same time to which the person is going; null if there is none. An event
 * without an end takes no time, as in calendars.
 */
export async function findOverlap(
  db: Kysely<Tables>,
  userId: number,
  eventId: number,
): Promise<{ id: number; title: string } | null> {
  const other = await db
    .selectFrom('event_rsvps')
    .innerJoin('events', 'events.id', 'event_rsvps.event_id')
    .innerJoin('events as wanted', (join) => join.on('wanted.id', '=', eventId))
    .select(['events.id', 'events.title'])
    .where('event_rsvps.user_id', '=', userId)
    .where('event_rsvps.status', '=', 'going')
    .where('events.id', '<>', eventId)
    .where(
      sql<boolean>`(events.starts_at = wanted.starts_at OR (
        events.starts_at < coalesce(wanted.ends_at, wanted.starts_at)
        AND wanted.starts_at < coalesce(events.ends_at, events.starts_at)
      ))`,
    )
    .where(isEventShown(userId))
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .limit(1)
    .executeTakeFirst();
  return other ?? null;
}

import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Ends the address under which calendars fetch a person's events, if there is one. */
export async function removeCalendarFeed(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';

/** Creates a private calendar address for a person, replaces the old one, and returns its path. */
export async function createFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<string> {
  const token = makeToken();
  const feed = { user_id: userId, token_hash: hashOfToken(token), created_at: clock.now() };
  await putFeed(db, feed);
  return `/api/calendar/feed/${token}.ics`;
}

/** The creation date of the person's address; null if they have none. */
export async function findFeedStart(db: Kysely<Tables>, userId: number): Promise<Date | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.created_at ?? null;
}

/** Revokes the person's address, if they have one. */
export async function removeFeed(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Stores the hash of a person's token and replaces the old one. */
async function putFeed(
  db: Kysely<Tables>,
  feed: { user_id: number; token_hash: Buffer; created_at: Date },
): Promise<void> {
  const { token_hash, created_at } = feed;
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';

/** Makes a private calendar address for a person, in place of the one before, and returns it. */
export async function createFeed(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<string> {
  const token = makeToken();
  const feed = { user_id: userId, token_hash: hashOfToken(token), created_at: clock.now() };
  await putFeed(db, feed);
  return `${config.publicUrl}/api/calendar/feed/${token}.ics`;
}

/** When the person's address was made; null where they have none. */
export async function findFeedStart(db: Kysely<Tables>, userId: number): Promise<Date | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.created_at ?? null;
}

/** Ends the person's address, if they have one. */
export async function removeFeed(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Stores the hash of a person's token in place of the one before. */
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

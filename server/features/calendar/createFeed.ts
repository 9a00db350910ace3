import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hashFeedToken, makeFeedToken } from './feedToken';

/** Makes a private calendar address for a person, in place of the one before, and returns it. */
export async function createFeed(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<string> {
  const token = makeFeedToken();
  const token_hash = hashFeedToken(token);
  if (!token_hash) throw new Error('A token was made that is none.');
  await putFeed(db, { user_id: userId, token_hash, created_at: clock.now() });
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

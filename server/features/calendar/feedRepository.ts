import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { disabledPeople } from '../../queries/visibility';

/** Keeps the hash of a person's token in place of the one before. */
export async function putFeed(
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

/** Since when the person has an address; null where there is none. */
export async function findFeedStart(db: Kysely<Tables>, userId: number): Promise<Date | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.created_at ?? null;
}

/** Whose address it is; undefined for an unknown one and that of a disabled account. */
export async function findFeedOwner(
  db: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<number | undefined> {
  const owner = await db
    .selectFrom('calendar_feeds')
    .select('user_id as id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', 'not in', disabledPeople(db))
    .executeTakeFirst();
  return owner?.id;
}

import { sql, type Kysely, type Transaction } from 'kysely';
import { foldedUsername } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

const DAY_MS = 24 * 3_600_000;
/** For this long a former username leads to its owner and is reserved for them. */
const RESERVED_MS = 90 * DAY_MS;

/** Look-alikes share a key, so that no one can pose as the former holder. */
const keyOf = (username: string) => foldedUsername(sql.val(username));

/** The id of the person who had a username, or a look-alike, until recently; null if no one did. */
export async function findFormerHolder(
  db: Kysely<Tables>,
  username: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('former_usernames')
    .select('user_id')
    .where('name_key', '=', keyOf(username))
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Reserves the username that a person gives up, and lifts the reservation of their new one. */
export async function keepFormerUsername(
  trx: Transaction<Tables>,
  { userId, former, present, now }: { userId: number; former: string; present: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + RESERVED_MS);
  await trx
    .insertInto('former_usernames')
    .values({ name_key: keyOf(former), user_id: userId, until })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ user_id: userId, until }))
    .execute();
  await trx.deleteFrom('former_usernames').where('name_key', '=', keyOf(present)).execute();
}

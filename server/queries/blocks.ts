import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables';

/**
 * A query for the ids (`user_id`) of everybody who is hidden from a reader: whom he blocked, and who
 * blocked him. Meant for `NOT IN`: it is run once for a statement, whatever the statement reads, and
 * leaves the plan of the rest as it is.
 */
export function hiddenAuthors(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('blocks')
    .where('blocker_id', '=', readerId)
    .select('blocked_id as user_id')
    .unionAll(
      db.selectFrom('blocks').where('blocked_id', '=', readerId).select('blocker_id as user_id'),
    );
}

/** Whether either of two people has blocked the other. */
export async function areHiddenFromEachOther(
  db: Kysely<Tables>,
  a: number,
  b: number,
): Promise<boolean> {
  return (await hasBlocked(db, a, b)) || (await hasBlocked(db, b, a));
}

/** Whether the one has blocked the other. */
export async function hasBlocked(
  db: Kysely<Tables>,
  blockerId: number,
  blockedId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

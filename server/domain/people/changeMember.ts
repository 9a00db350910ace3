import { sql, type Kysely, type Transaction } from 'kysely';
import { LISTED_MEMBERS } from '#contract/limits';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { lockAgainstMerging } from '#domain/universities';
import { isMember } from './visibility';

/**
 * Disables an account from the given instant, or enables it again with null. The member count of
 * its university is updated.
 */
export async function setDisabled(
  db: Kysely<Tables>,
  userId: number,
  at: Date | null,
): Promise<void> {
  await changeMember(db, userId, async (trx) => {
    await trx.updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute();
  });
}

/**
 * Suspends an account until the given instant, or ends its suspension with null, as
 * {@link setDisabled} does. Housekeeping ends it at that time.
 */
export async function setSuspended(
  db: Kysely<Tables>,
  userId: number,
  until: Date | null,
): Promise<void> {
  await changeMember(db, userId, async (trx) => {
    await trx
      .updateTable('users')
      .set({ suspended_until: until })
      .where('id', '=', userId)
      .execute();
  });
}

/** Ends a suspension whose time is over, and returns whether it did. */
export async function endDueSuspension(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<boolean> {
  const due = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_until', '<=', now);
  if (!(await due.executeTakeFirst())) return false;
  let ended = 0n;
  await changeMember(db, userId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ suspended_until: null })
      .where('id', '=', userId)
      .where('suspended_until', '<=', now)
      .executeTakeFirst();
    ended = numUpdatedRows;
  });
  return ended > 0n;
}

/**
 * Runs the work on one account, then updates the member counts of the universities it left and
 * joined.
 */
export async function changeMember(
  db: Kysely<Tables>,
  userId: number,
  work: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAgainstMerging(trx);
    const formerId = await lockMembership(trx, userId);
    await work(trx);
    const presentId = await lockMembership(trx, userId);
    if (formerId !== presentId) await moveMember(trx, formerId, presentId);
  });
}

/** Locks the account and returns the university that counts it as a member, or null. */
async function lockMembership(trx: Transaction<Tables>, userId: number): Promise<number | null> {
  const { university_id, is_member } = await trx
    .selectFrom('users')
    .select(['university_id', isMember.as('is_member')])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return is_member ? university_id : null;
}

/**
 * Updates the counts in id order, so that two people who swap universities cannot deadlock. A
 * university with enough members is listed.
 */
async function moveMember(
  trx: Transaction<Tables>,
  fromId: number | null,
  toId: number | null,
): Promise<void> {
  const changes = [
    ...(toId === null ? [] : [{ id: toId, by: 1 }]),
    ...(fromId === null ? [] : [{ id: fromId, by: -1 }]),
  ];
  for (const { id, by } of changes.sort((a, b) => a.id - b.id)) {
    await trx
      .updateTable('universities')
      .set({
        total_members: sql<number>`total_members + ${by}::integer`,
        listed_at: sql<Date>`CASE WHEN total_members + ${by}::integer >= ${sql.lit(LISTED_MEMBERS)}
          THEN coalesce(listed_at, now()) ELSE listed_at END`,
      })
      .where('id', '=', id)
      .execute();
  }
}

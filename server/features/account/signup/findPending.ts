import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectAccount, type AccountRow } from '../findAccount';
import { isPendingAt } from './pendingAddress';

/** The pending signup of an address with a username; without one, the latest. */
export async function findPending(
  db: Kysely<Tables>,
  email: string,
  username?: string,
): Promise<AccountRow | null> {
  const ofAddress = selectAccount(db)
    .where(isPendingAt(email))
    .orderBy('signed_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const row = await (
    username === undefined
      ? ofAddress
      : ofAddress.where(sql<boolean>`lower(username) = lower(${username})`)
  ).executeTakeFirst();
  return row ?? null;
}

/** Deletes the pending signups of an address. */
export async function deletePending(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx.deleteFrom('users').where(isPendingAt(email)).execute();
}

/** Whether the address has another pending signup. */
export async function hasOtherSignups(
  trx: Transaction<Tables>,
  email: string,
  id: number,
): Promise<boolean> {
  const rival = await trx
    .selectFrom('users')
    .select('id')
    .where(isPendingAt(email))
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return rival !== undefined;
}

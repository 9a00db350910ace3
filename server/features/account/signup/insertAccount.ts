import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { AccountRow } from '../findAccount';

/** Makes an account; null where the username, its look or the address was taken meanwhile. */
export async function insertAccount(
  trx: Transaction<Tables>,
  account: Pick<AccountRow, 'username' | 'email' | 'created_at'> & { password_hash: string },
): Promise<number | null> {
  const made = await trx
    .insertInto('users')
    .values({ ...account, signed_up_at: account.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

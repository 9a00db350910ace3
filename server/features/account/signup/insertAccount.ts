import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { AccountRow } from '../findAccount';

/** Creates an account; null if the username, a look-alike or the address was taken concurrently. */
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

import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { AccountRow } from '../findAccount';
import { findFormerHolder } from '../names/formerUsernames';

/**
 * Creates an account; null if the username or a look-alike is the former one of another person, or
 * if it or the address was taken concurrently.
 */
export async function insertAccount(
  trx: Transaction<Tables>,
  account: Pick<AccountRow, 'username' | 'email' | 'created_at'> & { password_hash: string },
): Promise<number | null> {
  if ((await findFormerHolder(trx, account.username, account.created_at)) !== null) return null;
  const made = await trx
    .insertInto('users')
    .values({ ...account, signed_up_at: account.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

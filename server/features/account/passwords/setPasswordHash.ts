import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Sets the password's hash. */
export async function setPasswordHash(
  trx: Transaction<Tables>,
  id: number,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

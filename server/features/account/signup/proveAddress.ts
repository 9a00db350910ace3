import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isPendingAt, pendingAddress } from './pendingAddress';

/**
 * Serialises everything that decides the owner of an address until the transaction ends: codes
 * mailed to it, codes that verify it, and external sign-ins with it.
 */
export async function lockAddress(trx: Transaction<Tables>, email: string): Promise<void> {
  const name = `address:${email}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Assigns an address to the account that verified it. Call it after `lockAddress`. Returns false if
 * the address has another account. The codes of all other signups with the address are voided; an
 * address verified before keeps its date.
 */
export async function proveAddress(
  trx: Transaction<Tables>,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<boolean> {
  await clearAddress(trx, { id, email, now });
  const proved = await trx
    .updateTable('users')
    .set({ email, email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})` })
    .where('id', '=', id)
    .where(sql<boolean>`split_part(email, ' ', 1) = ${email}`)
    .where(hasNoOther(email, id))
    .returning('id')
    .executeTakeFirst();
  return proved !== undefined;
}

/**
 * Prepares an address for the account that verified it: voids the codes of all other signups with
 * it. Call it after `lockAddress`.
 */
export async function clearAddress(
  trx: Transaction<Tables>,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  const rivals = trx
    .selectFrom('users')
    .select('id')
    .where(isPendingAt(email))
    .where('id', '<>', id);
  await trx
    .updateTable('one_time_codes')
    .set({ voided_at: now })
    .where('user_id', 'in', rivals)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  // A signup of an earlier release may hold the address itself.
  await trx
    .updateTable('users')
    .set({ email: pendingAddress(email) })
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('id', '<>', id)
    .execute();
}

/** Gives an account another address. Returns false if that one has another account. */
export async function moveToAddress(
  trx: Transaction<Tables>,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<boolean> {
  const moved = await trx
    .updateTable('users')
    .set({ email: to })
    .where('id', '=', id)
    .where('email', '=', from)
    .where(hasNoOther(to, id))
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** A condition: no account but this one has the address. */
const hasNoOther = (email: string, id: number) => sql<boolean>`NOT EXISTS (
  SELECT FROM users AS owner WHERE owner.email = ${email} AND owner.id <> ${id})`;

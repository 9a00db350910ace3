import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { findFormerHolder } from '../names/formerUsernames';
import { proveAddress } from '../signup/proveAddress';
import type { ExternalIdentity } from './findIdentity';

export type Trx = Transaction<Tables>;

/** Links an identity to an account; false if a concurrent call linked it first. */
export async function linkIdentity(
  trx: Trx,
  { issuer, subject }: ExternalIdentity,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const linked = await trx
    .insertInto('external_identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return linked !== undefined;
}

/**
 * Creates an account without a password and with a verified address; null if name or address is
 * taken, or the name is the former one of another person.
 */
export async function insertProvedAccount(
  trx: Trx,
  { username, email, now }: { username: string; email: string; now: Date },
): Promise<number | null> {
  if ((await findFormerHolder(trx, username, now)) !== null) return null;
  const made = await trx
    .insertInto('users')
    .values({ username, email, password_hash: null, email_verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/**
 * Takes over an account from a person who never verified its address: removes the password, codes
 * and sessions.
 */
export async function claimUnverifiedAccount(
  trx: Trx,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  // Before the sessions: a concurrent login waits for this row, and then finds no password.
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  await proveAddress(trx, { id, email, now });
  await trx
    .updateTable('one_time_codes')
    .set({ voided_at: now })
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
}

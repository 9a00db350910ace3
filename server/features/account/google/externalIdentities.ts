import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isOfAddress } from '../signup/pendingAddress';
import { proveAddress } from '../signup/pendingSignups';

type Trx = Transaction<Tables>;

/** A person as another provider knows him: unique by both parts together. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

/** What signing in from outside needs to know of an account. */
export interface OutsideAccount {
  id: number;
  email_verified_at: Date | null;
  disabled_at: Date | null;
}

const columns = ['users.id', 'users.email_verified_at', 'users.disabled_at'] as const;

/** The account an identity belongs to. */
export async function findByIdentity(
  trx: Trx,
  { issuer, subject }: ExternalIdentity,
): Promise<OutsideAccount | null> {
  const row = await trx
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'external_identities.user_id')
    .select(columns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The account of a canonical address, else the latest signup that waits for it; held until the
 * transaction ends.
 */
export async function lockOwnerOrPending(trx: Trx, email: string): Promise<OutsideAccount | null> {
  const row = await trx
    .selectFrom('users')
    .select(columns)
    .where(isOfAddress(email))
    .orderBy(sql`email_verified_at IS NULL`)
    .orderBy('signed_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an identity to an account; false where another call gave it to one meanwhile. */
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

/** Makes an account without a password, its address proved; null where name or address is taken. */
export async function insertProvedAccount(
  trx: Trx,
  { username, email, now }: { username: string; email: string; now: Date },
): Promise<number | null> {
  const made = await trx
    .insertInto('users')
    .values({ username, email, password_hash: null, email_verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Takes an account from whoever made it without proving its address: password, codes and sessions end. */
export async function expelSquatter(
  trx: Trx,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  // Before the sessions: a login waits at this row, and then finds no password.
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

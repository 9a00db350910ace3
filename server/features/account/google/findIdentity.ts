import { sql } from 'kysely';
import { isOfAddress } from '../signup/pendingAddress';
import type { Trx } from './linkIdentity';

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

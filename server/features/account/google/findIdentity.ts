import { sql } from 'kysely';
import { isOfAddress } from '../signup/pendingAddress';
import type { Trx } from './linkIdentity';

/** A person's identity at an external provider: unique by both parts together. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

/** The columns of an account that external sign-in needs. */
export interface OutsideAccount {
  id: number;
  email_verified_at: Date | null;
  disabled_at: Date | null;
  suspended_until: Date | null;
}

const columns = [
  ...(['users.id', 'users.email_verified_at', 'users.disabled_at'] as const),
  'users.suspended_until',
] as const;

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
 * The account with a canonical address, or else its latest pending signup; locked until the
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

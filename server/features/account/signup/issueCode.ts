import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { OTP_LENGTH, OTP_LIFETIME_MS } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import type { Secrets } from '#server/platform/secrets/secrets';
import { isOfAddress, shownAddress } from './pendingAddress';
import { lockAddress } from './proveAddress';
import { HOUR_MS, MAILS_AN_HOUR, KEPT_MS, type CodePurpose, before, hashCode } from './codeRules';

/** The user and the purpose of a code. */
interface CodeOwner {
  userId: number;
  purpose: CodePurpose;
  /** The address that the code proves, if it is not the one of the account. */
  address?: string;
  now: Date;
}

/**
 * Creates a code for a user. It voids every earlier code of the address, including those of other
 * signups with it. Returns null when the five of this hour are spent. The user's own last code then
 * stays valid, and those of other signups are void all the same.
 */
export async function issueCode(
  trx: Transaction<Tables>,
  secrets: Secrets,
  owner: CodeOwner,
): Promise<string | null> {
  const { userId, purpose, address: proved = null, now } = owner;
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const address = shownAddress(email);
  // Two concurrent requests must not leave two live codes.
  await lockAddress(trx, address);
  await voidCodes(trx, address, owner, 'others');
  const { mails } = await trx
    .selectFrom('one_time_codes')
    .where('user_id', 'in', usersOf(trx, address))
    .where('purpose', '=', purpose)
    .where('created_at', '>', before(now, HOUR_MS))
    .select((count) => count.fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  if (mails >= MAILS_AN_HOUR) return null;

  await voidCodes(trx, address, owner, 'own');
  await trx
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('created_at', '<', before(now, KEPT_MS))
    .execute();
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await trx
    .insertInto('one_time_codes')
    .values({
      user_id: userId,
      purpose,
      code_hash: hashCode(secrets, purpose, userId, code),
      address: proved,
      created_at: now,
      expires_at: new Date(now.getTime() + OTP_LIFETIME_MS),
    })
    .execute();
  return code;
}

/** The account of an address and its pending signups. */
const usersOf = (trx: Transaction<Tables>, address: string) =>
  trx.selectFrom('users').select('users.id').where(isOfAddress(address));

async function voidCodes(
  trx: Transaction<Tables>,
  address: string,
  { userId, purpose, now }: CodeOwner,
  whose: 'own' | 'others',
): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set({ voided_at: now })
    .where('user_id', 'in', usersOf(trx, address))
    .where('user_id', whose === 'own' ? '=' : '<>', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

/** Voids every live code of a user, whatever its purpose. */
export async function voidAllCodes(
  trx: Transaction<Tables>,
  userId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set({ voided_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

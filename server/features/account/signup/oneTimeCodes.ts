import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_MAX_ATTEMPTS } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import type { Secrets } from '#server/platform/secrets/secrets';
import { isOfAddress, shownAddress } from './pendingAddress';
import { lockAddress } from './pendingSignups';

const HOUR_MS = 3_600_000;
const MAILS_AN_HOUR = 5;
const GUESSES_AN_HOUR = 10;
const KEPT_MS = 24 * HOUR_MS;

export type CodePurpose = Tables['one_time_codes']['purpose'];

/** A code that was guessed right and is not used yet. */
export interface GuessedCode {
  id: number;
  user_id: number;
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * Binds a code to what it is for and whom it is for, so that it is worth nothing elsewhere. Keyed: a
 * million codes are tried in no time by whoever has the rows and can compute the hash.
 */
const hashCode = (secrets: Secrets, purpose: CodePurpose, userId: number, code: string) =>
  secrets.mac('one-time codes', `${purpose}:${userId}:${code}`);

/** Who a code is for, and what it is for. */
interface CodeOwner {
  userId: number;
  purpose: CodePurpose;
  now: Date;
}

/**
 * Makes a code for a user. It voids every earlier code of the address, also those of other signups
 * with it. Returns null when the five of this hour are spent: then the user's own last code stays
 * good, and those of other signups are void all the same.
 */
export async function issueCode(
  trx: Transaction<Tables>,
  secrets: Secrets,
  owner: CodeOwner,
): Promise<string | null> {
  const { userId, purpose, now } = owner;
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const address = shownAddress(email);
  // Two requests at once must not leave two live codes.
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
      created_at: now,
      expires_at: new Date(now.getTime() + OTP_LIFETIME_MS),
    })
    .execute();
  return code;
}

/** The account of an address and the signups that wait for it. */
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

/** A code that somebody typed, and what it shall be good for. */
export interface Guess {
  email: string;
  purpose: CodePurpose;
  code: string;
  now: Date;
  /** Given, only a code for this username is compared. */
  username?: string | undefined;
}

/**
 * Compares a guess with the live code of an address; null where it is wrong, or nothing is left to
 * guess at. The transaction has to commit whatever comes of it: a try counts even when it is wrong.
 */
export async function guessCode(
  trx: Transaction<Tables>,
  secrets: Secrets,
  { email, purpose, code, now, username }: Guess,
): Promise<GuessedCode | null> {
  // One statement counts the try before anything is compared: parallel guesses cannot share a try.
  // All signups of an address share its budget: signing up again must not buy further guesses.
  const { rows } = await sql<GuessedCode & { code_hash: Buffer }>`
    UPDATE one_time_codes AS guessed SET attempts = attempts + 1
    FROM users
    WHERE ${isOfAddress(email)} AND guessed.user_id = users.id AND guessed.purpose = ${purpose}
      AND (${username ?? null}::text IS NULL OR lower(users.username) = lower(${username ?? null}))
      AND guessed.attempts < ${OTP_MAX_ATTEMPTS} AND guessed.used_at IS NULL
      AND guessed.voided_at IS NULL AND guessed.expires_at > ${now}
      AND guessed.attempts + (
        SELECT coalesce(sum(other.attempts), 0) FROM one_time_codes AS other
        JOIN users AS owner ON owner.id = other.user_id AND ${isOfAddress(email, 'owner')}
        WHERE other.purpose = ${purpose} AND other.id <> guessed.id
          AND other.created_at > ${before(now, HOUR_MS + OTP_LIFETIME_MS)}
      ) < ${GUESSES_AN_HOUR}
    RETURNING guessed.id, guessed.user_id, guessed.code_hash
  `.execute(trx);
  const found = rows[0];
  const expected = found?.code_hash ?? Buffer.alloc(32);
  const same = timingSafeEqual(hashCode(secrets, purpose, found?.user_id ?? 0, code), expected);
  return found && same ? { id: found.id, user_id: found.user_id } : null;
}

/** Uses a guessed code up; false where another call was first. */
export async function useCode(
  trx: Transaction<Tables>,
  { id }: GuessedCode,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

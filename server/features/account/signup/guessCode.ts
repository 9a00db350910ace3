import { timingSafeEqual } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { OTP_LIFETIME_MS, OTP_MAX_ATTEMPTS } from '#contract/limits';
import { readCode } from '#contract/typed/typedNumbers';
import type { Tables } from '#server/platform/database/tables';
import type { Secrets } from '#server/platform/secrets/secrets';
import { isOfAddress } from './pendingAddress';
import { HOUR_MS, GUESSES_AN_HOUR, type CodePurpose, before, hashCode } from './codeRules';

/** A code that was guessed right and is not used yet. */
export interface GuessedCode {
  id: number;
  user_id: number;
  /** The address that the code proves, if it is not the one of the account. */
  address: string | null;
}

/** A code that a person typed, and its purpose. */
export interface Guess {
  email: string;
  purpose: CodePurpose;
  code: string;
  now: Date;
  /** If given, only a code for this username is compared. */
  username?: string | undefined;
}

/**
 * Compares a guess with the live code of an address; null if it is wrong, or no live code is left.
 * The transaction must commit even if the guess is wrong, so that the try counts.
 */
export async function guessCode(
  trx: Transaction<Tables>,
  secrets: Secrets,
  { email, purpose, code, now, username }: Guess,
): Promise<GuessedCode | null> {
  // One statement counts the try before the comparison, so that parallel guesses cannot share a
  // try. All signups of an address share its budget: signing up again must not buy further guesses.
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
    RETURNING guessed.id, guessed.user_id, guessed.address, guessed.code_hash
  `.execute(trx);
  const found = rows[0];
  const expected = found?.code_hash ?? Buffer.alloc(32);
  const typed = readCode(code) ?? code;
  const same = timingSafeEqual(hashCode(secrets, purpose, found?.user_id ?? 0, typed), expected);
  return found && same ? { id: found.id, user_id: found.user_id, address: found.address } : null;
}

/** Marks a guessed code as used; false if a concurrent call was first. */
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

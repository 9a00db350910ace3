import type { Deps } from '#domain/deps';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { badRequest } from '#server/platform/http/problem';
import { ownPasswordLimit } from '../accountLimits';
import type { AccountRow } from '../findAccount';
import type { Passwords } from '../passwords/passwords';
import type { CodePurpose } from '../signup/codeRules';
import type { GuessedCode } from '../signup/guessCode';
import { requireGuess } from '../signup/verifyAddress';
import * as texts from '../texts';

/** The proof that a request is from the owner of the account, as submitted. */
export interface OwnerProof {
  password: string | undefined;
  /** The field of the password, for its error. */
  field: string;
  /** A mailed code, which replaces the password of an account that has none. */
  code: string | undefined;
  purpose: CodePurpose;
  ip: string;
}

/**
 * Requires the password of an account, or the code mailed to an account without one. Throws a 400
 * Problem for a wrong one, and a 429 after five passwords. Returns the code, which the caller then
 * uses up in the transaction of the change; null for a password.
 */
export async function requireOwner(
  deps: Deps,
  passwords: Passwords,
  account: AccountRow,
  { password, field, code, purpose, ip }: OwnerProof,
): Promise<GuessedCode | null> {
  if (account.password_hash === null && code !== undefined) {
    return requireGuess(deps, purpose, { email: account.email, code, ip });
  }
  // Before the comparison, so that concurrent tries count as well.
  await deps.limits.consume(ownPasswordLimit, String(account.id));
  const isRight = await passwords.matches(password ?? '', account.password_hash, addressKey(ip));
  if (!isRight) throw wrongPassword(field);
  return null;
}

/** The 400 of a wrong password at its field. */
export const wrongPassword = (field: string) =>
  badRequest(texts.wrongPassword, { [field]: texts.wrongPassword });

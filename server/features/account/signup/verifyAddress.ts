import { otpMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { badRequest } from '#server/platform/http/problem';
import { consumeMailLimit } from './limitMails';
import { guessCode, useCode, type GuessedCode } from './guessCode';
import type { CodePurpose } from './codeRules';
import { lockAddress, proveAddress } from './proveAddress';
import { requireMailable } from './requireMailable';

/** A mailed code as the recipient submitted it. */
export interface ReturnedCode {
  /** In canonical form. */
  email: string;
  code: string;
  /** The username of the signup, if the caller named it. */
  username?: string | undefined;
  ip: string;
}

/**
 * Completes the signup that a code was mailed for. Throws a 400 Problem if the code is wrong, used,
 * expired, or for another username than the named one.
 */
export async function verifyAddress(deps: Deps, returned: ReturnedCode): Promise<void> {
  const guessed = await requireGuess(deps, 'verify_email', returned);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const { email, ip } = returned;
    await lockAddress(trx, email);
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    // Another person may have verified the address since the code was mailed.
    if (!(await proveAddress(trx, { id: guessed.user_id, email, now }))) throw invalidCode();
    await recordAudit(trx, { event: 'verify', userId: guessed.user_id, ip });
  });
}

/**
 * Queues a new code for an unverified signup: for the named username, or else for the latest
 * signup. Does the same work for every address.
 */
export async function resendVerification(
  deps: Deps,
  { email, username }: { email: string; username?: string | undefined },
): Promise<void> {
  await requireMailable(deps, email);
  await consumeMailLimit(deps.limits, 'verify_email', email);
  await deps.enqueueJob(deps.db, 'account_mail', {
    reason: 'resend',
    email,
    ...(username !== undefined && { username }),
  });
}

/**
 * The code that was guessed right. Throws a 400 Problem and records the failure in the audit if it
 * is wrong.
 */
export async function requireGuess(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  purpose: CodePurpose,
  { email, code, username, ip }: ReturnedCode,
): Promise<GuessedCode> {
  const guess = { email, purpose, code: code.trim(), username, now: clock.now() };
  // In one transaction: a wrong code costs one commit whether the address is known or not.
  const guessed = await inTransaction(db, async (trx) => {
    const found = await guessCode(trx, secrets, guess);
    if (!found) {
      await recordAudit(trx, { event: 'code_failed', userId: null, ip, details: { purpose } });
    }
    return found;
  });
  if (!guessed) throw invalidCode();
  return guessed;
}

/** The same response for every invalid code. */
export const invalidCode = () => badRequest(otpMessages.invalidCode);

import { otpMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import { badRequest } from '../../platform/http/problem';
import { verifyEmail } from './accountRepository';
import { takeMailTurn } from './mailTurns';
import { guessCode, useCode, type CodePurpose, type GuessedCode } from './oneTimeCodes';

/** A code that came back from its mail. */
export interface ReturnedCode {
  /** Canonical. */
  email: string;
  code: string;
  ip: string;
}

/** Proves an address by its code; throws a 400 Problem where the code is wrong, used or expired. */
export async function verifyAddress(deps: Deps, returned: ReturnedCode): Promise<void> {
  const guessed = await requireGuess(deps, 'verify_email', returned);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    await verifyEmail(trx, guessed.user_id, now);
    await recordAudit(trx, { event: 'verify', userId: guessed.user_id, ip: returned.ip });
  });
}

/** Has a new code mailed to an account that is not verified; does the same for every address. */
export async function resendVerification(deps: Deps, email: string): Promise<void> {
  await takeMailTurn(deps.limits, 'verify_email', email);
  await deps.enqueueJob(deps.db, 'account_mail', { reason: 'resend', email });
}

/** The code that was guessed right; throws a 400 Problem, and keeps the failure in the audit. */
export async function requireGuess(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  purpose: CodePurpose,
  { email, code, ip }: ReturnedCode,
): Promise<GuessedCode> {
  const guess = { email, purpose, code: code.trim(), now: clock.now() };
  // Both in one transaction: a wrong code costs one commit whether the address is known or not.
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

/** The one answer for every code that does not help. */
export const invalidCode = () => badRequest(otpMessages.invalidCode);

import { otpMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import { badRequest } from '../../platform/http/problem';
import { findByEmail, verifyEmail } from './accountRepository';
import { takeMailTurn } from './mailTurns';
import { guessCode, useCode, type CodePurpose, type GuessedCode } from './oneTimeCodes';
import { mailVerification } from './signUp';

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

/** Mails a new code to an account that is not verified; says nothing of whether there is one. */
export async function resendVerification(deps: Deps, email: string): Promise<void> {
  await takeMailTurn(deps.limits, 'verify_email', email);
  await inTransaction(deps.db, async (trx) => {
    const account = await findByEmail(trx, email);
    if (account && !account.email_verified_at) await mailVerification(deps, trx, account);
  });
}

/** The code that was guessed right; throws a 400 Problem, and keeps the failure in the audit. */
export async function requireGuess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purpose: CodePurpose,
  { email, code, ip }: ReturnedCode,
): Promise<GuessedCode> {
  const guessed = await guessCode(db, { email, purpose, code: code.trim(), now: clock.now() });
  if (guessed) return guessed;
  await recordAudit(db, { event: 'code_failed', userId: null, ip, details: { purpose } });
  throw invalidCode();
}

/** The one answer for every code that does not help. */
export const invalidCode = () => badRequest(otpMessages.invalidCode);

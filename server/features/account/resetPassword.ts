import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import { passwordChangedMail, resetMail } from './accountMails';
import { findByEmail, setPasswordHash, verifyEmail } from './accountRepository';
import { takeMailTurn } from './mailTurns';
import { issueCode, useCode } from './oneTimeCodes';
import { requireUncommonPassword } from './passwordRules';
import type { Passwords } from './passwords';
import { endSessions } from './sessions';
import { closeSockets } from './signOut';
import { invalidCode, requireGuess, type ReturnedCode } from './verifyAddress';

/** Mails a code that resets the password; says nothing of whether there is an account. */
export async function mailResetCode(deps: Deps, email: string): Promise<void> {
  await takeMailTurn(deps.limits, 'reset_password', email);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const account = await findByEmail(trx, email);
    if (!account) return;
    const code = await issueCode(trx, { userId: account.id, purpose: 'reset_password', now });
    if (code) await deps.enqueueJob(trx, 'send_mail', resetMail({ ...account, code }));
  });
}

/**
 * Sets a new password, proves the address, ends every session of the user and mails a notice.
 * Throws a 400 Problem: for a password too easy to guess, without using the code up, or for the code.
 */
export async function resetPassword(
  deps: Deps,
  passwords: Passwords,
  { newPassword, ...returned }: ReturnedCode & { newPassword: string },
): Promise<void> {
  requireUncommonPassword(newPassword, 'new_password', [returned.email]);
  const guessed = await requireGuess(deps, 'reset_password', returned);
  const passwordHash = await passwords.hash(newPassword);
  const userId = guessed.user_id;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    // Before the sessions: a login waits at this row, and then finds another password.
    await setPasswordHash(trx, userId, passwordHash);
    await verifyEmail(trx, userId, now);
    await endSessions(trx, userId, 'all');
    await recordAudit(trx, { event: 'reset', userId, ip: returned.ip });
    await deps.enqueueJob(
      trx,
      'send_mail',
      passwordChangedMail({ email: returned.email, publicUrl: deps.config.publicUrl }),
    );
  });
  await closeSockets(deps, userId, 'all');
}

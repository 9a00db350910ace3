import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { passwordChangedMail } from '../signup/accountMails';
import { findById } from '../findAccount';
import { consumeMailLimit } from '../signup/limitMails';
import { requireMailable } from '../signup/requireMailable';
import { useCode } from '../signup/guessCode';
import { lockAddress, proveAddress } from '../signup/proveAddress';
import { endSessions, closeSockets } from '../sessions/signOut';
import { invalidCode, requireGuess, type ReturnedCode } from '../signup/verifyAddress';
import type { Passwords } from './passwords';
import { requireUncommonPassword } from './passwordRules';

/** Queues a mail with a reset code. Does the same work for every address. */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  await requireMailable(deps, email);
  await consumeMailLimit(deps.limits, 'reset_password', email);
  await deps.enqueueJob(deps.db, 'account_mail', { reason: 'forgot', email });
}

/**
 * Sets a new password, verifies the address, ends every session and the calendar address of the
 * user, and mails a notice. Throws a 400 Problem for a wrong code. Also throws one for a password
 * too easy to guess, which does not use up the code.
 */
export async function resetPassword(
  deps: Deps,
  passwords: Passwords,
  { newPassword, ...returned }: ReturnedCode & { newPassword: string },
): Promise<void> {
  await requireUncommonPassword(newPassword, 'new_password', [returned.email]);
  const guessed = await requireGuess(deps, 'reset_password', returned);
  const userId = guessed.user_id;
  const account = (await findById(deps.db, userId)) ?? { username: '', display_name: null };
  await requireUncommonPassword(newPassword, 'new_password', [account.username]);
  const passwordHash = await passwords.hash(newPassword, addressKey(returned.ip));
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    await lockAddress(trx, returned.email);
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    // Before the sessions: a concurrent login waits for this row, and then finds another password.
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .execute();
    if (!(await proveAddress(trx, { id: userId, email: returned.email, now }))) throw invalidCode();
    await endSessions(trx, userId, 'all');
    await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
    await recordAudit(trx, { event: 'reset', userId, ip: returned.ip });
    const { publicUrl } = deps.config;
    const mail = passwordChangedMail({
      email: returned.email,
      name: mailedName(account),
      publicUrl,
    });
    await deps.enqueueJob(trx, 'send_mail', mail);
  });
  await closeSockets(deps, userId, 'all');
}

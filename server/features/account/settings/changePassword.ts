import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { addressKey } from '#server/platform/http/limits/addressKey';
import type { Caller } from '#server/platform/http/route';
import { requireAccount } from '../findAccount';
import { requireUncommonPassword } from '../passwords/passwordRules';
import type { Passwords } from '../passwords/passwords';
import { closeSockets, endOtherSessions } from '../sessions/signOut';
import { useCode } from '../signup/guessCode';
import { invalidCode } from '../signup/verifyAddress';
import { requireOwner, wrongPassword } from './requireOwner';
import { passwordReplacedMail } from './settingsMails';

interface PasswordChange {
  caller: Caller;
  currentPassword: string | undefined;
  /** Replaces the current password if the account has none. */
  code: string | undefined;
  newPassword: string;
  ip: string;
}

/**
 * Changes the caller's password, or sets their first, ends their other sessions and mails a notice.
 * A refused new password does not use up a code.
 */
export async function changePassword(
  deps: Deps,
  passwords: Passwords,
  { caller, currentPassword, code, newPassword, ip }: PasswordChange,
): Promise<void> {
  const account = await requireAccount(deps.db, caller.id);
  const { id, username, email } = account;
  await requireUncommonPassword(newPassword, 'new_password', [username, email]);
  const field = 'current_password';
  const proof = { password: currentPassword, field, code, purpose: 'set_password', ip } as const;
  const guessed = await requireOwner(deps, passwords, account, proof);
  const passwordHash = await passwords.hash(newPassword, addressKey(ip));
  const ended = await inTransaction(deps.db, async (trx) => {
    if (guessed && !(await useCode(trx, guessed, deps.clock.now()))) throw invalidCode();
    // Before the sessions: a concurrent login waits for this row, and then finds another password.
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where(sql<boolean>`password_hash IS NOT DISTINCT FROM ${account.password_hash}`)
      .returning('id')
      .executeTakeFirst();
    // A concurrent call changed it, so the given one is no longer the current one.
    if (!changed) throw wrongPassword(field);
    await recordAudit(trx, { event: 'password_changed', userId: id, ip });
    const { publicUrl } = deps.config;
    const mail = passwordReplacedMail({ email, name: mailedName(account), publicUrl });
    await deps.enqueueJob(trx, 'send_mail', mail);
    return endOtherSessions(trx, id, caller.sessionId);
  });
  await Promise.all(ended.map((sessionId) => closeSockets(deps, id, sessionId)));
}

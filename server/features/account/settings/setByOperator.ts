import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { requireAccount } from '../findAccount';
import { createPasswords, randomPassword } from '../passwords/passwords';
import { closeSockets, endSessions } from '../sessions/signOut';
import { voidAllCodes } from '../signup/issueCode';
import { clearAddress, lockAddress, moveToAddress } from '../signup/proveAddress';
import { emailSetMail, passwordSetMail } from './settingsMails';

export type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'publish' | 'log' | 'enqueueJob'> & {
  publicUrl: string;
};

/**
 * Gives an account another address, as verified, for a person who lost their mailbox. Ends the
 * account's sessions, and mails both addresses. Returns false if the address has another account.
 */
export async function setEmailByOperator(
  deps: OperatorDeps,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const now = deps.clock.now();
  const isSet = await inTransaction(deps.db, async (trx) => {
    await lockAddress(trx, email);
    const { email: old, username, email_verified_at } = await requireAccount(trx, userId);
    if (old === email) return true;
    await clearAddress(trx, { id: userId, email, now });
    if (!(await moveToAddress(trx, { id: userId, from: old, to: email }))) return false;
    await trx
      .updateTable('users')
      .set({ email_verified_at: email_verified_at ?? now })
      .where('id', '=', userId)
      .execute();
    // A link in an earlier notice would give the account back to the lost mailbox.
    await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
    await voidAllCodes(trx, userId, now);
    await endSessions(trx, userId, 'all');
    await recordAudit(trx, { event: 'email_set', userId, ip: null });
    const { publicUrl } = deps;
    // The address of an account that was never verified may belong to someone else.
    const told = email_verified_at ? [old, email] : [email];
    for (const to of told)
      await deps.enqueueJob(trx, 'send_mail', emailSetMail({ to, username, publicUrl }));
    return true;
  });
  await closeSockets(deps, userId, 'all');
  return isSet;
}

/** Gives an account a new password, which is returned. Ends its sessions and mails a notice. */
export async function setPasswordByOperator(deps: OperatorDeps, userId: number): Promise<string> {
  const password = randomPassword();
  const password_hash = await createPasswords().hash(password);
  await inTransaction(deps.db, async (trx) => {
    // Before the sessions: a concurrent login waits for this row, and then finds another password.
    const { email, email_verified_at, ...person } = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .returning(['email', 'username', 'display_name', 'email_verified_at'])
      .executeTakeFirstOrThrow();
    await voidAllCodes(trx, userId, deps.clock.now());
    await endSessions(trx, userId, 'all');
    await recordAudit(trx, { event: 'password_set', userId, ip: null });
    const { publicUrl } = deps;
    const mail = passwordSetMail({ email, name: mailedName(person), publicUrl });
    if (email_verified_at) await deps.enqueueJob(trx, 'send_mail', mail);
  });
  await closeSockets(deps, userId, 'all');
  return password;
}

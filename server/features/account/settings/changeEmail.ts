import type { Transaction } from 'kysely';
import { signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest } from '#server/platform/http/problem';
import { emailChangeLimit } from '../accountLimits';
import { requireAccount } from '../findAccount';
import type { Passwords } from '../passwords/passwords';
import { canonicalEmail, isPlainAddress } from '../signup/emailAddress';
import { useCode } from '../signup/guessCode';
import { voidAllCodes } from '../signup/issueCode';
import { consumeMailLimit } from '../signup/limitMails';
import { requireMailable } from '../signup/requireMailable';
import { invalidCode } from '../signup/verifyAddress';
import * as texts from '../texts';
import { requireOwner } from './requireOwner';

interface EmailChange {
  userId: number;
  newEmail: string;
  password: string | undefined;
  /** Replaces the password of an account without one. */
  code: string | undefined;
  ip: string;
}

/**
 * Starts a change of the caller's address: a code is mailed to the new one. It replaces an earlier
 * change that still waits for its code. Never checks whether the address has an account, so that
 * the caller cannot learn it; the job that mails does.
 */
export async function changeEmail(
  deps: Deps,
  passwords: Passwords,
  { userId, newEmail, password, code, ip }: EmailChange,
): Promise<void> {
  const email = canonicalEmail(newEmail);
  const account = await requireAccount(deps.db, userId);
  if (!isPlainAddress(email)) throw wrongAddress(signupMessages.emailNotPlain);
  if (email === account.email) throw wrongAddress(texts.sameEmail);
  await requireMailable(deps, email, 'new_email');
  const proof = { password, field: 'password', code, purpose: 'change_email', ip } as const;
  const guessed = await requireOwner(deps, passwords, account, proof);
  await deps.limits.consume(emailChangeLimit, String(userId));
  await consumeMailLimit(deps.limits, 'confirm_email', email);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    if (guessed && !(await useCode(trx, guessed, now))) throw invalidCode();
    // The code of an earlier change must not confirm this one.
    await voidAllCodes(trx, userId, now);
    await replaceWaiting(trx, { userId, old: account.email, email, now });
    await recordAudit(trx, { event: 'email_change_started', userId, ip });
    await deps.enqueueJob(trx, 'account_mail', { reason: 'change', email, userId });
  });
}

async function replaceWaiting(
  trx: Transaction<Tables>,
  { userId, old, email, now }: { userId: number; old: string; email: string; now: Date },
): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('undo_hash', 'is', null)
    .execute();
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, old_email: old, new_email: email, created_at: now })
    .execute();
}

const wrongAddress = (detail: string) => badRequest(detail, { new_email: detail });

import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import { conflict, tooManyRequests } from '#server/platform/http/problem';
import { requireAccount } from '../findAccount';
import { HOUR_MS } from '../signup/codeRules';
import { issueCode } from '../signup/issueCode';
import { consumeMailLimit } from '../signup/limitMails';
import { requireMailable } from '../signup/requireMailable';
import * as texts from '../texts';
import { ownCodeMail, type OwnCodePurpose } from './settingsMails';

/**
 * Mails the code that replaces the password of an account without one. Throws a 409 Problem for an
 * account with a password, and a 429 for a second code within a minute or a sixth within an hour.
 */
export async function mailOwnCode(
  deps: Deps,
  userId: number,
  purpose: OwnCodePurpose,
): Promise<void> {
  const { db, secrets, clock } = deps;
  const account = await requireAccount(db, userId);
  const { email, password_hash } = account;
  if (password_hash !== null) throw conflict(texts.hasPassword);
  await requireMailable(deps, email);
  await consumeMailLimit(deps.limits, purpose, email);
  const isMailed = await inTransaction(db, async (trx) => {
    const code = await issueCode(trx, secrets, { userId, purpose, now: clock.now() });
    if (code === null) return false;
    const mail = ownCodeMail(purpose, { email, name: mailedName(account), code });
    await deps.enqueueJob(trx, 'send_mail', mail);
    return true;
  });
  if (!isMailed) throw tooManyRequests(texts.tooManyCodes, HOUR_MS / 1_000);
}

import { signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { findUniversityOfEmail } from '#domain/universities';
import { badRequest } from '#server/platform/http/problem';
import { hostOf } from '#server/platform/hostName';
import { institutionLimit } from '../accountLimits';
import { canonicalEmail, isPlainAddress } from '../signup/emailAddress';
import { consumeMailLimit } from '../signup/limitMails';
import { requireMailable } from '../signup/requireMailable';
import * as texts from '../texts';

/**
 * Starts the proof of an address at a university: a code is mailed to it. Never checks whether it
 * verifies another account, so that the caller cannot learn it; the job that mails does.
 */
export async function verifyInstitution(
  deps: Deps,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  const email = canonicalEmail(address);
  if (!isPlainAddress(email)) throw wrongAddress(signupMessages.emailNotPlain);
  await requireMailable(deps, email);
  const university = await findUniversityOfEmail(deps.db, email);
  if (university === null) throw wrongAddress(texts.noUniversityAt(hostOf(email)));
  await deps.limits.consume(institutionLimit, String(userId));
  await consumeMailLimit(deps.limits, 'verify_institution', email);
  await deps.enqueueJob(deps.db, 'account_mail', { reason: 'institution', email, userId });
}

const wrongAddress = (detail: string) => badRequest(detail, { email: detail });

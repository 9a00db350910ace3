import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import type { AccountMailPayload } from '#server/platform/outbox/jobs';
import { findByEmail, type AccountRow } from '../findAccount';
import { mailInstitution } from '../institution/mailInstitution';
import { mailEmailChange } from '../settings/mailEmailChange';
import { knownAddressMail, resetMail, verificationMail } from './accountMails';
import { canSendNotice } from './limitMails';
import { issueCode } from './issueCode';
import type { CodePurpose } from './codeRules';
import { findPending, hasOtherSignups } from './findPending';
import { lockAddress } from './proveAddress';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'enqueueJob' | 'limits' | 'secrets'>;

/**
 * Decides which mail an address gets and queues it: a code, the notice that it already has an
 * account, or nothing. This is a job and not part of a call, so that a call does the same work for
 * every address and its time reveals nothing.
 */
export async function mailAccount(deps: MailDeps, asked: AccountMailPayload): Promise<void> {
  const { db, config, enqueueJob } = deps;
  const { email, reason, username, userId } = asked;
  // Outside the transaction, which may run more than once.
  const mayNotifyOwner =
    ['signup', 'change', 'institution'].includes(reason) &&
    (await canSendNotice(deps.limits, email));
  await inTransaction(db, async (trx) => {
    await lockAddress(trx, email);
    if (reason === 'institution' && userId !== undefined) {
      return mailInstitution(deps, trx, { userId, email, mayNotifyOwner });
    }
    const known = await findByEmail(trx, email);
    const owner = known?.email_verified_at ? known : null;
    if (reason === 'change' && userId !== undefined) {
      return mailEmailChange(deps, trx, { userId, email, owner, mayNotifyOwner });
    }
    if (reason === 'forgot') return mailResetCode(deps, trx, email, owner);
    if (!owner) return mailVerification(deps, trx, email, username);
    if (!mayNotifyOwner) return;
    const { publicUrl } = config;
    const mail = knownAddressMail({ ...owner, name: mailedName(owner), publicUrl });
    await enqueueJob(trx, 'send_mail', mail);
  });
}

const newCode = (deps: MailDeps, trx: Transaction<Tables>, userId: number, purpose: CodePurpose) =>
  issueCode(trx, deps.secrets, { userId, purpose, now: deps.clock.now() });

/** Mails the owner, or else the latest signup, because a reset verifies the address. */
async function mailResetCode(
  deps: MailDeps,
  trx: Transaction<Tables>,
  email: string,
  owner: AccountRow | null,
) {
  const account = owner ?? (await findPending(trx, email));
  if (!account) return;
  const code = await newCode(deps, trx, account.id, 'reset_password');
  if (!code) return;
  const mail = resetMail({ email, name: mailedName(account), code });
  await deps.enqueueJob(trx, 'send_mail', mail);
}

async function mailVerification(
  deps: MailDeps,
  trx: Transaction<Tables>,
  email: string,
  named: string | undefined,
) {
  const signup = await findPending(trx, email, named);
  if (!signup) return;
  const { id, username } = signup;
  const code = await newCode(deps, trx, id, 'verify_email');
  if (!code) return;
  const mail = verificationMail({
    email,
    username,
    code,
    publicUrl: deps.config.publicUrl,
    hasOtherSignups: await hasOtherSignups(trx, email, id),
  });
  await deps.enqueueJob(trx, 'send_mail', mail);
}

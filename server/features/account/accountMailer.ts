import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import type { AccountMailPayload } from '../../platform/outbox/jobs';
import { knownAddressMail, resetMail, verificationMail } from './accountMails';
import { findByEmail, type AccountRow } from './accountRepository';
import { mayNotify } from './mailTurns';
import { issueCode, type CodePurpose } from './oneTimeCodes';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'enqueueJob' | 'limits' | 'secrets'>;

/**
 * Finds out what an address is to be sent, and puts that mail into the outbox: a code, the notice
 * that it has an account already, or nothing. A job and not part of a call, so that a call does the
 * same for every address and its time tells nothing.
 */
export async function mailAccount(deps: MailDeps, asked: AccountMailPayload): Promise<void> {
  const { db, config, enqueueJob } = deps;
  // Asked outside the transaction, which may run more than once.
  const mayTellOwner = asked.reason === 'signup' && (await mayNotify(deps.limits, asked.email));
  await inTransaction(db, async (trx) => {
    const account = await findByEmail(trx, asked.email);
    if (!account) return;
    if (asked.reason === 'forgot') return mailResetCode(deps, trx, account);
    if (!account.email_verified_at) return mailVerification(deps, trx, account, asked);
    if (!mayTellOwner) return;
    const mail = knownAddressMail({ ...account, publicUrl: config.publicUrl });
    await enqueueJob(trx, 'send_mail', mail);
  });
}

const newCode = (deps: MailDeps, trx: Transaction<Tables>, userId: number, purpose: CodePurpose) =>
  issueCode(trx, deps.secrets, { userId, purpose, now: deps.clock.now() });

async function mailResetCode(deps: MailDeps, trx: Transaction<Tables>, account: AccountRow) {
  const code = await newCode(deps, trx, account.id, 'reset_password');
  if (code) await deps.enqueueJob(trx, 'send_mail', resetMail({ ...account, code }));
}

async function mailVerification(
  deps: MailDeps,
  trx: Transaction<Tables>,
  account: AccountRow,
  { username = account.username }: AccountMailPayload,
) {
  const code = await newCode(deps, trx, account.id, 'verify_email');
  if (!code) return;
  const isOther = username.toLowerCase() !== account.username.toLowerCase();
  const { publicUrl } = deps.config;
  const mail = verificationMail({
    ...account,
    code,
    publicUrl,
    ...(isOther && { asked: username }),
  });
  await deps.enqueueJob(trx, 'send_mail', mail);
}

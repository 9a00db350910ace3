import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedFullName, mailedName } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { requireAccount } from '../findAccount';
import { issueCode } from '../signup/issueCode';
import { institutionMail, institutionTakenMail } from './institutionMails';

/**
 * Mails an institution address: the code that proves it, or a notice if it verifies another
 * account.
 */
export async function mailInstitution(
  { secrets, clock, config, enqueueJob }: Pick<Deps, 'secrets' | 'clock' | 'config' | 'enqueueJob'>,
  trx: Transaction<Tables>,
  { userId, email, mayNotifyOwner }: { userId: number; email: string; mayNotifyOwner: boolean },
): Promise<void> {
  const account = await requireAccount(trx, userId);
  const owner = await trx
    .selectFrom('users')
    .select(['username', 'display_name'])
    .where('institution_email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (owner) {
    if (!mayNotifyOwner) return;
    const { publicUrl } = config;
    const notice = { email, name: mailedName(owner), other: mailedFullName(account), publicUrl };
    await enqueueJob(trx, 'send_mail', institutionTakenMail(notice));
    return;
  }
  const code = await issueCode(trx, secrets, {
    userId,
    purpose: 'verify_institution',
    address: email,
    now: clock.now(),
  });
  const { username } = account;
  if (code) await enqueueJob(trx, 'send_mail', institutionMail({ email, username, code }));
}

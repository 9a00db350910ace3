import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { requireAccount, type AccountRow } from '../findAccount';
import { issueCode } from '../signup/issueCode';
import { addressWantedMail, confirmEmailMail } from './settingsMails';

interface WantedAddress {
  userId: number;
  email: string;
  /** The verified account that has the address already. */
  owner: AccountRow | null;
  mayNotifyOwner: boolean;
}

/**
 * Mails a wanted address: the code that confirms it, or a notice to the owner if it has an account.
 * Does nothing if the change was replaced or confirmed meanwhile.
 */
export async function mailEmailChange(
  { secrets, clock, config, enqueueJob }: Pick<Deps, 'secrets' | 'clock' | 'config' | 'enqueueJob'>,
  trx: Transaction<Tables>,
  { userId, email, owner, mayNotifyOwner }: WantedAddress,
): Promise<void> {
  const waiting = await trx
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('new_email', '=', email)
    .where('undo_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  if (owner) {
    if (!mayNotifyOwner) return;
    const { username } = owner;
    const { publicUrl } = config;
    const mail = addressWantedMail({ email, name: mailedName(owner), username, publicUrl });
    await enqueueJob(trx, 'send_mail', mail);
    return;
  }
  const { username } = await requireAccount(trx, userId);
  const code = await issueCode(trx, secrets, {
    userId,
    purpose: 'confirm_email',
    now: clock.now(),
  });
  if (code) await enqueueJob(trx, 'send_mail', confirmEmailMail({ email, username, code }));
}

import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import type { Caller } from '#server/platform/http/route';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';
import { requireAccount } from '../findAccount';
import { useCode } from '../signup/guessCode';
import { voidAllCodes } from '../signup/issueCode';
import { clearAddress, lockAddress, moveToAddress } from '../signup/proveAddress';
import { invalidCode, requireGuess } from '../signup/verifyAddress';
import { emailChangedMail } from './settingsMails';

const UNDO_MS = 7 * 24 * 3_600_000;

/**
 * Completes the caller's change of address with the code mailed to the new one. The old address
 * gets a link that undoes it for seven days.
 */
export async function confirmEmail(
  deps: Deps,
  { caller, code, ip }: { caller: Caller; code: string; ip: string },
): Promise<void> {
  const userId = caller.id;
  const account = await requireAccount(deps.db, userId);
  const { email: old } = account;
  const guessed = await requireGuess(deps, 'confirm_email', { email: old, code, ip });
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const waiting = await findWaiting(trx, userId);
    if (!waiting || guessed.user_id !== userId) throw invalidCode();
    const email = waiting.new_email;
    await lockAddress(trx, email);
    if (!(await useCode(trx, guessed, now))) throw invalidCode();
    await clearAddress(trx, { id: userId, email, now });
    // Another person may have verified the address since the code was mailed.
    if (!(await moveToAddress(trx, { id: userId, from: old, to: email }))) throw invalidCode();
    await voidAllCodes(trx, userId, now);
    const token = makeToken();
    await trx
      .updateTable('email_changes')
      .set({
        old_email: old,
        undo_hash: hashOfToken(token),
        undo_until: new Date(now.getTime() + UNDO_MS),
      })
      .where('id', '=', waiting.id)
      .execute();
    await recordAudit(trx, { event: 'email_changed', userId, ip });
    const undoUrl = `${deps.config.publicUrl}/account/undo/${token}`;
    const mail = emailChangedMail({ email: old, name: mailedName(account), undoUrl });
    await deps.enqueueJob(trx, 'send_mail', mail);
  });
}

const findWaiting = (trx: Transaction<Tables>, userId: number) =>
  trx
    .selectFrom('email_changes')
    .select(['id', 'new_email'])
    .where('user_id', '=', userId)
    .where('undo_hash', 'is', null)
    .forUpdate()
    .executeTakeFirst();

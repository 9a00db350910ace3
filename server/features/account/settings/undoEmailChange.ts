import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { conflict, notFound } from '#server/platform/http/problem';
import { hashToken } from '#server/platform/secrets/token';
import { selectAccount } from '../findAccount';
import { closeSockets, endSessions } from '../sessions/signOut';
import { voidAllCodes } from '../signup/issueCode';
import { clearAddress, lockAddress, moveToAddress } from '../signup/proveAddress';
import * as texts from '../texts';

/**
 * Restores the address that a mailed link belongs to, ends every session and voids all codes. The
 * links of later changes become void, because an attacker with access to the account may have them.
 * Throws a 404 Problem for an unknown, used or expired link, and a 409 if the address has another
 * account.
 */
export async function undoEmailChange(
  deps: Deps,
  { token, ip }: { token: string; ip: string },
): Promise<void> {
  const hash = hashToken(token);
  if (!hash) throw noSuchLink();
  const now = deps.clock.now();
  const userId = await inTransaction(deps.db, async (trx) => {
    const change = await consumeUndoLink(trx, hash, now);
    const { user_id: id, old_email: to } = change;
    await lockAddress(trx, to);
    const { email: from } = await lockAccount(trx, id);
    if (from !== to) {
      await clearAddress(trx, { id, email: to, now });
      if (!(await moveToAddress(trx, { id, from, to }))) throw conflict(texts.oldEmailTaken);
    }
    await trx
      .deleteFrom('email_changes')
      .where('user_id', '=', id)
      .where('id', '>', change.id)
      .execute();
    await voidAllCodes(trx, id, now);
    await endSessions(trx, id, 'all');
    await recordAudit(trx, { event: 'email_change_undone', userId: id, ip });
    return id;
  });
  await closeSockets(deps, userId, 'all');
}

/** Uses a link up. */
async function consumeUndoLink(trx: Transaction<Tables>, hash: Buffer, now: Date) {
  return trx
    .deleteFrom('email_changes')
    .where('undo_hash', '=', hash)
    .where('undo_until', '>', now)
    .returning(['id', 'user_id', 'old_email'])
    .executeTakeFirstOrThrow(noSuchLink);
}

const lockAccount = (trx: Transaction<Tables>, id: number) =>
  selectAccount(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

const noSuchLink = () => notFound(texts.noSuchUndo);

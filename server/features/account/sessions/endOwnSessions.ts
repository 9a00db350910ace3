import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { notFound } from '#server/platform/http/problem';
import type { Caller } from '#server/platform/http/route';
import * as texts from '../texts';
import { closeSockets, endOtherSessions } from './signOut';

interface Ending {
  caller: Caller;
  ip: string;
}

/** Ends one session of the caller. Throws a 404 Problem if they have no such session. */
export async function endOwnSession(
  deps: Deps,
  { caller, ip, sessionId }: Ending & { sessionId: number },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', caller.id)
      .where('id', '=', sessionId)
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound(texts.noSuchSession));
    await recordAudit(trx, { event: 'session_ended', userId: caller.id, ip });
  });
  await closeSockets(deps, caller.id, sessionId);
}

/** Ends all sessions of the caller except the one that makes this call. */
export async function endAllOtherSessions(deps: Deps, { caller, ip }: Ending): Promise<void> {
  const ended = await inTransaction(deps.db, async (trx) => {
    await recordAudit(trx, { event: 'other_sessions_ended', userId: caller.id, ip });
    return endOtherSessions(trx, caller.id, caller.sessionId);
  });
  await Promise.all(ended.map((id) => closeSockets(deps, caller.id, id)));
}

import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Caller } from '#server/platform/http/route';
import type { Tables } from '#server/platform/database/tables';

/** Ends the caller's session and closes its sockets. */
export async function signOut(deps: Deps, { id, sessionId }: Caller, ip: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await endSessions(trx, id, sessionId);
    await recordAudit(trx, { event: 'logout', userId: id, ip });
  });
  await closeSockets(deps, id, sessionId);
}

/**
 * Closes the sockets of ended sessions. A failure is logged and not thrown, because the sessions
 * have already ended. A socket that was missed is closed at the next lookup of its session.
 */
export async function closeSockets(
  { publish, log }: Pick<Deps, 'publish' | 'log'>,
  userId: number,
  sessionId: number | 'all',
): Promise<void> {
  try {
    await publish.endSessions(userId, sessionId);
  } catch (error) {
    log.warn({ err: error, userId }, 'sockets of an ended session were not closed');
  }
}

/** Ends all sessions of a user but one. Returns their ids, for {@link closeSockets}. */
export async function endOtherSessions(
  db: Kysely<Tables>,
  userId: number,
  keptId: number,
): Promise<number[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends one session of a user, or all of them. */
export async function endSessions(
  db: Kysely<Tables>,
  userId: number,
  sessionId: number | 'all',
): Promise<void> {
  const ofUser = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (sessionId === 'all' ? ofUser : ofUser.where('id', '=', sessionId)).execute();
}

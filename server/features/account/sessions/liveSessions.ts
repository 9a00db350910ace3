import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** One person may be signed in at so many places; one more login ends the session unused longest. */
export const LIVE_SESSIONS_MAX = 20;

/**
 * Ends a person's sessions beyond the twenty used last, and returns their ids: their sockets have to
 * be closed after the commit. Called after a session was started, which is used last of all.
 */
export async function endOldestSessions(
  trx: Transaction<Tables>,
  userId: number,
): Promise<number[]> {
  // Two logins at once must not each overlook the other's session.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const oldest = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(LIVE_SESSIONS_MAX);
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', 'in', oldest)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

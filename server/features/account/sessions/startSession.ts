import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';
import { BRIEF_LIFETIME_MS, after, idleEnd } from './sessionRules';

/**
 * Starts a session and answers its token, which is nowhere else.
 *
 * Remembered it lasts until 30 days without use; else until 2 hours without use, and 12 in all.
 */
export async function startSession(
  db: Kysely<Tables>,
  { userId, remember, now }: { userId: number; remember: boolean; now: Date },
): Promise<string> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('idle_expires_at', '<=', now), is('expires_at', '<=', now)]))
    .execute();
  const token = makeToken();
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashOfToken(token),
      remember,
      created_at: now,
      last_used_at: now,
      idle_expires_at: idleEnd(now, remember),
      expires_at: remember ? null : after(now, BRIEF_LIFETIME_MS),
    })
    .execute();
  return token;
}

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

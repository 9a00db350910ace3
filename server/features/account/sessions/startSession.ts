import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hashOfToken, makeToken } from '#server/platform/secrets/token';
import { BRIEF_LIFETIME_MS, after, idleEnd } from './sessionRules';

interface NewSession {
  userId: number;
  remember: boolean;
  now: Date;
  /** A name of `browserName`. */
  browser?: string | null;
}

/**
 * Starts a session and returns its token, which is stored nowhere else.
 *
 * A remembered session expires after 30 days without use. Others expire after 2 hours without use,
 * and after 12 hours in any case.
 */
export async function startSession(
  db: Kysely<Tables>,
  { userId, remember, now, browser = null }: NewSession,
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
      browser,
      created_at: now,
      last_used_at: now,
      idle_expires_at: idleEnd(now, remember),
      expires_at: remember ? null : after(now, BRIEF_LIFETIME_MS),
    })
    .execute();
  return token;
}

/**
 * The most places a person may be signed in at; one more login ends the least recently used
 * session.
 */
export const LIVE_SESSIONS_MAX = 20;

/**
 * Ends a person's least recently used sessions beyond the limit and returns their ids, so that the
 * caller closes their sockets after the commit. Call it after starting a session, which is then the
 * most recent.
 */
export async function endOldestSessions(
  trx: Transaction<Tables>,
  userId: number,
): Promise<number[]> {
  // Two concurrent logins must each see the other's session.
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

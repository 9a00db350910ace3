import type { Kysely } from 'kysely';
import type { Session } from '#contract/entities/session';
import type { Tables } from '#server/platform/database/tables';
import type { Caller } from '#server/platform/http/route';
import { isLive } from './sessionRules';

/**
 * The caller's live sessions, the most recently used first. `LIVE_SESSIONS_MAX` limits their
 * number.
 */
export async function listSessions(
  db: Kysely<Tables>,
  { id, sessionId }: Caller,
  now: Date,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.last_used_at', 'sessions.browser'])
    .where('user_id', '=', id)
    .where(isLive(now))
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    browser: row.browser,
    is_this: row.id === sessionId,
  }));
}

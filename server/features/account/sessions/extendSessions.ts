import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import {
  TOUCH_EVERY_MS,
  type SessionRow,
  after,
  idleEnd,
  BRIEF_IDLE_MS,
  isLive,
  REMEMBERED_IDLE_MS,
} from './sessionRules';

/** Extends the session's idle expiry, at most once a minute. */
export async function touchSession(
  db: Kysely<Tables>,
  session: SessionRow,
  now: Date,
): Promise<void> {
  if (after(session.last_used_at, TOUCH_EVERY_MS) > now) return;
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, idle_expires_at: idleEnd(now, session.remember) })
    .where('id', '=', session.id)
    .where('last_used_at', '<', now)
    .execute();
}

/** Extends the given sessions and returns the ids of those alive; an open socket counts as use. */
export async function extendSessions(
  db: Kysely<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const live = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.last_used_at'])
    .where('sessions.id', '=', sql<number>`any(${ids})`)
    .where(isLive(now))
    .execute();
  const untouchedSince = after(now, -TOUCH_EVERY_MS);
  const stale = live.filter(({ last_used_at }) => last_used_at <= untouchedSince);
  if (stale.length > 0) {
    await db
      .updateTable('sessions')
      .set({
        last_used_at: now,
        idle_expires_at: sql<Date>`case when remember
          then ${after(now, REMEMBERED_IDLE_MS)}::timestamptz
          else ${after(now, BRIEF_IDLE_MS)}::timestamptz end`,
      })
      .where('id', '=', sql<number>`any(${stale.map(({ id }) => id)})`)
      .where('last_used_at', '<', now)
      .execute();
  }
  return new Set(live.map(({ id }) => id));
}

import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hashToken, makeToken } from '#server/platform/secrets/token';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const REMEMBERED_IDLE_MS = 30 * 24 * HOUR_MS;
export const BRIEF_IDLE_MS = 2 * HOUR_MS;
const BRIEF_LIFETIME_MS = 12 * HOUR_MS;
/** A session in steady use is written to this seldom. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** A live session and its owner. */
export interface SessionRow {
  id: number;
  user_id: number;
  username: string;
  email: string;
  email_verified_at: Date | null;
  remember: boolean;
  last_used_at: Date;
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const idleEnd = (now: Date, remember: boolean) =>
  after(now, remember ? REMEMBERED_IDLE_MS : BRIEF_IDLE_MS);

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
      token_hash: hashToken(token) ?? Buffer.alloc(0),
      remember,
      created_at: now,
      last_used_at: now,
      idle_expires_at: idleEnd(now, remember),
      expires_at: remember ? null : after(now, BRIEF_LIFETIME_MS),
    })
    .execute();
  return token;
}

/** Whether a session, joined with its owner, is alive. */
export const isLive = (now: Date) => (is: ExpressionBuilder<Tables, 'sessions' | 'users'>) =>
  is.and([
    is('sessions.idle_expires_at', '>', now),
    is.or([is('sessions.expires_at', 'is', null), is('sessions.expires_at', '>', now)]),
    is('users.disabled_at', 'is', null),
  ]);

/** The live session of a token; null where there is none, or its owner's account is disabled. */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<SessionRow | null> {
  const hash = hashToken(token);
  if (!hash) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.remember',
      'sessions.last_used_at',
      'users.username',
      'users.email',
      'users.email_verified_at',
    ])
    .where('token_hash', '=', hash)
    .where(isLive(now))
    .executeTakeFirst();
  return row ?? null;
}

/** Puts the idle end of a session off, at most once a minute. */
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

/** Ends one session of a user, or all of them. */
export async function endSessions(
  db: Kysely<Tables>,
  userId: number,
  sessionId: number | 'all',
): Promise<void> {
  const ofUser = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (sessionId === 'all' ? ofUser : ofUser.where('id', '=', sessionId)).execute();
}

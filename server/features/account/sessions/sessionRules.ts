import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const REMEMBERED_IDLE_MS = 30 * 24 * HOUR_MS;
export const BRIEF_IDLE_MS = 2 * HOUR_MS;
export const BRIEF_LIFETIME_MS = 12 * HOUR_MS;
/** The minimum time between two writes for a session in steady use. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** A live session and its owner. */
export interface SessionRow {
  id: number;
  user_id: number;
  username: string;
  email: string;
  email_verified_at: Date | null;
  deletion_at: Date | null;
  remember: boolean;
  last_used_at: Date;
}

/** The moment this many milliseconds after another. */
export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The idle expiry of a session that is used now. */
export const idleEnd = (now: Date, remember: boolean) =>
  after(now, remember ? REMEMBERED_IDLE_MS : BRIEF_IDLE_MS);

/** Whether a session, joined with its owner, is alive. */
export const isLive = (now: Date) => (is: ExpressionBuilder<Tables, 'sessions' | 'users'>) =>
  is.and([
    is('sessions.idle_expires_at', '>', now),
    is.or([is('sessions.expires_at', 'is', null), is('sessions.expires_at', '>', now)]),
    is('users.disabled_at', 'is', null),
    is('users.suspended_until', 'is', null),
  ]);

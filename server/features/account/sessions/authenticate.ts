import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Authenticate } from '#server/platform/http/accessRule';
import type { Tables } from '#server/platform/database/tables';
import { hashToken } from '#server/platform/secrets/token';
import { shownAddress } from '../signup/pendingAddress';
import { touchSession } from './keepSessions';
import { type SessionRow, isLive } from './sessionRules';

/** Looks up the session of a token, for calls and for sockets. */
export function createAuthenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>): Authenticate {
  return async (token) => {
    const now = clock.now();
    const session = await findSession(db, token, now);
    if (!session) return null;
    if (!session.email_verified_at) {
      return { kind: 'unverified', email: shownAddress(session.email) };
    }
    await touchSession(db, session, now);
    return {
      kind: 'caller',
      caller: { id: session.user_id, username: session.username, sessionId: session.id },
    };
  };
}

/** The live session of a token; null if there is none, or its owner's account is disabled. */
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

import type { Deps } from '#domain/deps';
import type { Authenticate } from '#server/platform/http/accessRule';
import { shownAddress } from '../signup/pendingAddress';
import { findSession, touchSession } from './sessions';

/** Looks tokens up in the sessions, for calls and for sockets. */
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

import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { batchCalls } from '#server/platform/batchCalls';
import type { Authenticate } from '#server/platform/http/accessRule';
import type { Tables } from '#server/platform/database/tables';
import { hashToken } from '#server/platform/secrets/token';
import { shownAddress } from '../signup/pendingAddress';
import { touchSession } from './extendSessions';
import { type SessionRow, isLive } from './sessionRules';

/** Each batch size is the same statement, but a large one delays all of its calls. */
const MOST_TOGETHER = 32;

/**
 * Looks up the session of a token, for calls and for sockets. Tokens that arrive while a lookup is
 * in flight share the next one, so that a busy server asks the database less often than it is
 * called, and never trusts a session that has ended.
 */
export function createAuthenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>): Authenticate {
  const findTogether = batchCalls(
    (hashes: readonly Buffer[]) => findSessions(db, hashes, clock.now()),
    MOST_TOGETHER,
  );
  return async (token) => {
    const hash = hashToken(token);
    const session = hash && (await findTogether(hash));
    if (!session) return null;
    if (!session.email_verified_at) {
      return { kind: 'unverified', email: shownAddress(session.email) };
    }
    await touchSession(db, session, clock.now());
    const { id: sessionId, user_id: id, username, deletion_at: deletionAt } = session;
    const caller = { id, username, sessionId };
    return deletionAt ? { kind: 'leaving', caller, deletionAt } : { kind: 'caller', caller };
  };
}

/**
 * The live sessions of hashed tokens, in their order; null for those that have none, or whose owner's
 * account is disabled.
 */
async function findSessions(
  db: Kysely<Tables>,
  hashes: readonly Buffer[],
  now: Date,
): Promise<(SessionRow | null)[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.token_hash',
      'sessions.user_id',
      'sessions.remember',
      'sessions.last_used_at',
      'users.username',
      'users.email',
      'users.email_verified_at',
      'users.deletion_at',
    ])
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where(isLive(now))
    .execute();
  return hashes.map((hash) => rows.find(({ token_hash }) => token_hash.equals(hash)) ?? null);
}

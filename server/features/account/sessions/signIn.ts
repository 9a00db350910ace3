import type { Transaction } from 'kysely';
import { loginMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { endDueSuspension } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { forbidden, Problem } from '#server/platform/http/problem';
import { loginLimit } from '../accountLimits';
import { findByEmail, findByUsername, type AccountRow } from '../findAccount';
import { loginName, type LoginName } from '../names/identifiers';
import { isOutdatedHash, type Passwords } from '../passwords/passwords';
import { findPending } from '../signup/findPending';
import * as texts from '../texts';
import { endOldestSessions, startSession } from './startSession';
import { closeSockets } from './signOut';

export interface Credentials {
  /** A username or an e-mail address, as typed. */
  name: string;
  password: string;
  remember: boolean;
  browser: string | null;
  ip: string;
}

/**
 * Returns a new token. Throws the same 401 Problem for a wrong password and an unknown user, and a
 * 429 after five guesses. A suspended account gets a 403 with the end of the suspension.
 */
export async function signIn(
  deps: Deps,
  passwords: Passwords,
  { name, password, remember, browser, ip }: Credentials,
): Promise<string> {
  const { db, clock } = deps;
  const login = loginName(name);
  const [named = null, waiting = null] = await findAccounts(deps, login);
  // An account's name and address share one limit, so that each spelling does not give five more
  // guesses.
  const guessedAt = named?.email_verified_at || 'username' in login ? named?.id : undefined;
  const key = guessedAt === undefined ? Object.values(login).join() : `#${guessedAt}`;
  const address = addressKey(ip);
  await deps.limits.consume(loginLimit, `${address} ${key}`);
  const matching = async (candidate: AccountRow | null) =>
    (await passwords.matches(password, candidate?.password_hash ?? null, address))
      ? candidate
      : null;
  const account =
    (await matching(named)) ??
    // For a login by address, does the same work whether the address is known or not.
    ('email' in login ? await matching(waiting) : null);
  const passwordHash = account?.password_hash ?? null;
  if (!account || !passwordHash || account.disabled_at) {
    return refuse(deps, (account ?? named)?.id ?? null, ip);
  }
  await requireNotSuspended(deps, account);
  const newHash = isOutdatedHash(passwordHash) ? await passwords.hash(password, address) : null;
  const started = await inTransaction(db, async (trx) => {
    // A concurrent reset must win, because it would not end the session started here.
    if (!(await lockWithHash(trx, account.id, passwordHash))) return null;
    if (newHash) {
      const stronger = { password_hash: newHash };
      await trx.updateTable('users').set(stronger).where('id', '=', account.id).execute();
    }
    await recordAudit(trx, { event: 'login', userId: account.id, ip });
    const session = { userId: account.id, remember, browser, now: clock.now() };
    const token = await startSession(trx, session);
    return { token, ended: await endOldestSessions(trx, account.id) };
  });
  if (!started) return refuse(deps, account.id, ip);
  await Promise.all(started.ended.map((id) => closeSockets(deps, account.id, id)));
  return started.token;
}

/**
 * The accounts that a login may mean. For an address, these are its account and its latest pending
 * signup. A login must not reveal whether the address of that signup has an account.
 */
async function findAccounts({ db }: Deps, login: LoginName): Promise<(AccountRow | null)[]> {
  if ('username' in login) return [await findByUsername(db, login.username)];
  return [await findByEmail(db, login.email), await findPending(db, login.email)];
}

/** Ends a suspension that is over. Throws a 403 Problem for one that is not. */
async function requireNotSuspended(
  { db, clock }: Deps,
  { id, suspended_until: until }: AccountRow,
): Promise<void> {
  const now = clock.now();
  if (until !== null && until > now) throw forbidden(texts.suspended(until));
  if (until !== null) await endDueSuspension(db, id, now);
}

async function refuse({ db }: Deps, userId: number | null, ip: string): Promise<never> {
  await recordAudit(db, { event: 'login_failed', userId, ip });
  throw new Problem(401, loginMessages.invalidCredentials);
}

/** Locks the account until the transaction ends; false if its password has changed. */
async function lockWithHash(
  trx: Transaction<Tables>,
  id: number,
  passwordHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

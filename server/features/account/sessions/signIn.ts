import type { Transaction } from 'kysely';
import { loginMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { Problem } from '#server/platform/http/problem';
import { loginLimit } from '../accountLimits';
import { findByEmail, findByUsername, type AccountRow } from '../findAccount';
import { loginName, type LoginName } from '../names/identifiers';
import { isOutdatedHash, type Passwords } from '../passwords/passwords';
import { findPending } from '../signup/findPending';
import { endOldestSessions, startSession } from './startSession';
import { closeSockets } from './signOut';

export interface Credentials {
  /** A username or an e-mail address, as typed. */
  name: string;
  password: string;
  remember: boolean;
  ip: string;
}

/** Answers a fresh token; throws the same 401 Problem for a wrong password and an unknown user, a 429 after five guesses. */
export async function signIn(
  deps: Deps,
  passwords: Passwords,
  { name, password, remember, ip }: Credentials,
): Promise<string> {
  const { db, clock } = deps;
  const login = loginName(name);
  const [named = null, waiting = null] = await findAccounts(deps, login);
  // Name and address of an account are one account: each spelling must not give five more guesses.
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
    // By address the same work is done whether the address is known or not.
    ('email' in login ? await matching(waiting) : null);
  const passwordHash = account?.password_hash ?? null;
  if (!account || !passwordHash || account.disabled_at) {
    return refuse(deps, (account ?? named)?.id ?? null, ip);
  }
  const newHash = isOutdatedHash(passwordHash) ? await passwords.hash(password, address) : null;
  const started = await inTransaction(db, async (trx) => {
    // A reset that came in between must win: its end of all sessions would miss this one.
    if (!(await lockWithHash(trx, account.id, passwordHash))) return null;
    if (newHash) {
      const stronger = { password_hash: newHash };
      await trx.updateTable('users').set(stronger).where('id', '=', account.id).execute();
    }
    await recordAudit(trx, { event: 'login', userId: account.id, ip });
    const token = await startSession(trx, { userId: account.id, remember, now: clock.now() });
    return { token, ended: await endOldestSessions(trx, account.id) };
  });
  if (!started) return refuse(deps, account.id, ip);
  await Promise.all(started.ended.map((id) => closeSockets(deps, account.id, id)));
  return started.token;
}

/**
 * The accounts that a login may mean. An address means its account, and also the latest signup that
 * waits for it: a login must not tell whether the address of that signup has an account.
 */
async function findAccounts({ db }: Deps, login: LoginName): Promise<(AccountRow | null)[]> {
  if ('username' in login) return [await findByUsername(db, login.username)];
  return [await findByEmail(db, login.email), await findPending(db, login.email)];
}

async function refuse({ db }: Deps, userId: number | null, ip: string): Promise<never> {
  await recordAudit(db, { event: 'login_failed', userId, ip });
  throw new Problem(401, loginMessages.invalidCredentials);
}

/** Holds the account until the transaction ends; false where its password is no longer this one. */
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

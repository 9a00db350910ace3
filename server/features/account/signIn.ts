import { loginMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import { addressKey } from '../../platform/http/addressKey';
import { Problem } from '../../platform/http/problem';
import { loginLimit } from './accountLimits';
import { findByEmail, findByUsername, lockWithHash, setPasswordHash } from './accountRepository';
import { loginName } from './identifiers';
import { isOutdatedHash, type Passwords } from './passwords';
import { startSession } from './sessions';

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
  const account =
    'email' in login
      ? await findByEmail(db, login.email)
      : await findByUsername(db, login.username);
  // Name and address of an account are one account: each spelling must not give five more guesses.
  const guessedAt = account ? `#${account.id}` : Object.values(login).join();
  await deps.limits.consume(loginLimit, `${addressKey(ip)} ${guessedAt}`);
  const passwordHash = account?.password_hash ?? null;
  const matches = await passwords.matches(password, passwordHash);
  if (!account || !passwordHash || !matches || account.disabled_at) {
    return refuse(deps, account?.id ?? null, ip);
  }
  const newHash = isOutdatedHash(passwordHash) ? await passwords.hash(password) : null;
  const token = await inTransaction(db, async (trx) => {
    // A reset that came in between must win: its end of all sessions would miss this one.
    if (!(await lockWithHash(trx, account.id, passwordHash))) return null;
    if (newHash) await setPasswordHash(trx, account.id, newHash);
    await recordAudit(trx, { event: 'login', userId: account.id, ip });
    return startSession(trx, { userId: account.id, remember, now: clock.now() });
  });
  return token ?? refuse(deps, account.id, ip);
}

async function refuse({ db }: Deps, userId: number | null, ip: string): Promise<never> {
  await recordAudit(db, { event: 'login_failed', userId, ip });
  throw new Problem(401, loginMessages.invalidCredentials);
}

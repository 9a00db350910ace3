import type { Transaction } from 'kysely';
import { signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { isModerator } from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { findByUsername, findHolders } from '../findAccount';
import { releaseUsername, usernameTaken } from '../names/releaseUsername';
import type { Passwords } from '../passwords/passwords';
import { insertAccount } from './insertAccount';
import { countSignupMail } from './limitMails';
import { pendingAddress, shownAddress } from './pendingAddress';

/** A validated signup. */
export interface Signup {
  username: string;
  /** In canonical form. */
  email: string;
  password: string;
  ip: string;
}

/** A signup whose password is hashed. */
interface HashedSignup extends Pick<Signup, 'username' | 'email'> {
  passwordHash: string;
  /** The unverified account with this username and this password. */
  repeatedId: number | null;
}

/**
 * Creates an account that waits for its code, and queues a mail with the code. Never checks whether
 * the address has an account, or other signups, so the caller cannot learn it. Throws a 409 Problem
 * if the username is taken.
 */
export async function signUp(deps: Deps, passwords: Passwords, signup: Signup): Promise<void> {
  const { username, email, password } = signup;
  await countSignupMail(deps.limits, email);
  const hashed: HashedSignup = {
    username,
    email,
    passwordHash: await passwords.hash(password, addressKey(signup.ip)),
    repeatedId: await findRepeated(deps, passwords, signup),
  };
  // Also after the moderator's account was deleted, because the name alone gives the role.
  if (isModerator(deps, username)) throw usernameTaken(signupMessages.usernameTaken);
  await inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const id =
      (await claimUsername(trx, hashed, now)) ??
      // A concurrent signup took the name: this finds its holder.
      (await claimUsername(trx, hashed, now));
    if (id === null) throw usernameTaken(signupMessages.usernameTaken);
    await deps.enqueueJob(trx, 'account_mail', { reason: 'signup', email, username });
    await recordAudit(trx, { event: 'signup', userId: id, ip: signup.ip });
  });
}

/**
 * The unverified account that was signed up with the same username and password. The password is
 * compared whatever the address is, so that the time doesn't reveal whether it is the account's.
 */
async function findRepeated(
  { db }: Deps,
  passwords: Passwords,
  { username, password, ip }: Signup,
): Promise<number | null> {
  const holder = await findByUsername(db, username);
  if (!holder || holder.email_verified_at) return null;
  const isSame = await passwords.matches(password, holder.password_hash, addressKey(ip));
  return isSame ? holder.id : null;
}

/** The id of the account that now has the name; null if a concurrent signup took it. */
async function claimUsername(
  trx: Transaction<Tables>,
  { username, email, passwordHash, repeatedId }: HashedSignup,
  now: Date,
): Promise<number | null> {
  const holders = await findHolders(trx, username);
  const repeated = holders.find(
    (holder) =>
      holder.id === repeatedId && !holder.email_verified_at && shownAddress(holder.email) === email,
  );
  if (repeated) {
    await renewSignup(trx, repeated.id, now);
    return repeated.id;
  }
  await releaseUsername(trx, username, { holders, now });
  return insertAccount(trx, {
    username,
    email: pendingAddress(email),
    password_hash: passwordHash,
    created_at: now,
  });
}

/** Makes an unverified signup the latest one of its address. */
async function renewSignup(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ signed_up_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

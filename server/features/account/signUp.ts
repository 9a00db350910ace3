import type { Transaction } from 'kysely';
import { signupMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import { Problem } from '../../platform/http/problem';
import {
  deleteUnverified,
  findByEmail,
  findByUsername,
  insertAccount,
  setAddress,
  type AccountRow,
} from './accountRepository';
import { decoyAddress, shownAddress } from './decoys';
import { countSignupMail } from './mailTurns';

/** An account that never proved its address holds its username this long. */
const USERNAME_HELD_MS = 24 * 3_600_000;

/** A checked wish for an account. */
export interface Signup {
  username: string;
  /** Canonical. */
  email: string;
  passwordHash: string;
  ip: string;
}

/**
 * Makes the account and has its code mailed. For an address that has an account already a decoy is
 * made by the same statements, so that the caller learns nothing. Throws a 409 Problem where the
 * username is taken.
 */
export async function signUp(deps: Deps, signup: Signup): Promise<void> {
  const { username, email } = signup;
  await countSignupMail(deps.limits, email);
  await inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const id =
      (await takeUsername(trx, signup, now)) ??
      // Somebody took the name or the address in between: now it is there to be seen.
      (await takeUsername(trx, signup, now));
    if (id === null) throw usernameTaken();
    await deps.enqueueJob(trx, 'account_mail', { reason: 'signup', email, username });
    await recordAudit(trx, { event: 'signup', userId: id, ip: signup.ip });
  });
}

/** The id of the account that now has the name; null where somebody was faster. */
async function takeUsername(
  trx: Transaction<Tables>,
  { username, email, passwordHash }: Signup,
  now: Date,
): Promise<number | null> {
  const holder = await findByUsername(trx, username);
  const known = await findByEmail(trx, email);
  if (holder && !holder.email_verified_at && shownAddress(holder.email) === email) {
    // The same person again. A decoy whose address has no account any more becomes one.
    if (!known) await setAddress(trx, holder.id, email);
    return holder.id;
  }
  if (holder && !isLapsed(holder, now)) throw usernameTaken();
  if (holder) await deleteUnverified(trx, holder.id);
  return insertAccount(trx, {
    username,
    email: known ? decoyAddress(email) : email,
    password_hash: passwordHash,
    created_at: now,
  });
}

const isLapsed = (account: AccountRow, now: Date) =>
  !account.email_verified_at && account.created_at.getTime() <= now.getTime() - USERNAME_HELD_MS;

function usernameTaken() {
  const detail = signupMessages.usernameTaken;
  return new Problem(409, detail, { errors: { username: detail } });
}

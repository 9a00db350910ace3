import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import { Problem } from '../../platform/http/problem';
import { knownAddressMail, verificationMail } from './accountMails';
import {
  deleteUnverified,
  findByEmail,
  findByUsername,
  insertAccount,
  type AccountRow,
} from './accountRepository';
import { countSignupMail, mayNotify } from './mailTurns';
import { issueCode } from './oneTimeCodes';

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
 * Makes the account and mails its code. For an address that has an account its owner gets a mail
 * instead, and the caller learns nothing of it. Throws a 409 Problem where the username is taken.
 */
export async function signUp(deps: Deps, signup: Signup): Promise<void> {
  await countSignupMail(deps.limits, signup.email);
  // Asked outside the transaction, which may run more than once.
  const mayTellOwner = await mayNotify(deps.limits, signup.email);
  await inTransaction(deps.db, async (trx) => {
    const done =
      (await attempt(deps, trx, signup, mayTellOwner)) ||
      // Somebody took the name or the address in between: now it is there to be seen.
      (await attempt(deps, trx, signup, mayTellOwner));
    if (!done) throw usernameTaken();
  });
}

async function attempt(
  deps: Deps,
  trx: Transaction<Tables>,
  signup: Signup,
  mayTellOwner: boolean,
): Promise<boolean> {
  const now = deps.clock.now();
  const holder = await findByUsername(trx, signup.username);
  const known = await findByEmail(trx, signup.email);
  const isOwn = holder !== null && holder.id === known?.id && !known.email_verified_at;
  if (holder && !isOwn && !isLapsed(holder, now)) throw usernameTaken();
  if (known) {
    await tellOwner(deps, trx, known, mayTellOwner);
    return true;
  }
  if (holder) await deleteUnverified(trx, holder.id);
  const id = await insertAccount(trx, {
    username: signup.username,
    email: signup.email,
    password_hash: signup.passwordHash,
    created_at: now,
  });
  if (id === null) return false;
  await mailVerification(deps, trx, { id, username: signup.username, email: signup.email });
  await recordAudit(trx, { event: 'signup', userId: id, ip: signup.ip });
  return true;
}

const isLapsed = (account: AccountRow, now: Date) =>
  !account.email_verified_at && account.created_at.getTime() <= now.getTime() - USERNAME_HELD_MS;

function usernameTaken() {
  const detail = 'This username is already taken. Please choose another one.';
  return new Problem(409, detail, { errors: { username: detail } });
}

async function tellOwner(
  deps: Deps,
  trx: Transaction<Tables>,
  known: AccountRow,
  mayTellOwner: boolean,
): Promise<void> {
  if (!known.email_verified_at) await mailVerification(deps, trx, known);
  else if (mayTellOwner) {
    const mail = knownAddressMail({ ...known, publicUrl: deps.config.publicUrl });
    await deps.enqueueJob(trx, 'send_mail', mail);
  }
}

/** Mails a new code that proves the address, unless this hour's are spent. */
export async function mailVerification(
  deps: Deps,
  trx: Transaction<Tables>,
  { id, username, email }: Pick<AccountRow, 'id' | 'username' | 'email'>,
): Promise<void> {
  const code = await issueCode(trx, {
    userId: id,
    purpose: 'verify_email',
    now: deps.clock.now(),
  });
  if (code) await deps.enqueueJob(trx, 'send_mail', verificationMail({ email, username, code }));
}

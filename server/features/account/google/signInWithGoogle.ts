import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { endDueSuspension } from '#domain/people';
import { isModerator } from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { isSignupAddress } from '../names/identifiers';
import { canonicalEmail, isPlainAddress } from '../signup/emailAddress';
import { endOldestSessions, startSession } from '../sessions/startSession';
import { lockAddress } from '../signup/proveAddress';
import { closeSockets } from '../sessions/signOut';
import { suggestUsername } from './googleUsername';
import type { GoogleIdentity } from './googleProvider';
import { GoogleFailure } from './googleFailure';
import { claimUnverifiedAccount, insertProvedAccount, linkIdentity } from './linkIdentity';
import { findByIdentity, lockOwnerOrPending, type OutsideAccount } from './findIdentity';

/** Each try adds a digit to the username, so that the last has a million to choose from. */
const MOST_TRIES = 7;

type EntryDeps = Pick<Deps, 'config'>;

/** The account of a sign-in, and the event that led to it. */
interface Entry {
  userId: number;
  event: 'google_login' | 'google_linked' | 'google_expelled' | 'google_signup';
}

/**
 * Returns a new token for the account of an identity. A new identity is linked to the account with
 * its verified address, or to a new account. Throws a GoogleFailure.
 */
export async function signInWithGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  { ip, browser }: { ip: string; browser: string | null },
): Promise<string> {
  const now = deps.clock.now();
  const { token, entry, ended } = await inTransaction(deps.db, async (trx) => {
    const entry = await resolveAccount(deps, trx, identity, now);
    await recordAudit(trx, { event: entry.event, userId: entry.userId, ip });
    const session = { userId: entry.userId, remember: true, browser, now };
    const token = await startSession(trx, session);
    return { token, entry, ended: await endOldestSessions(trx, entry.userId) };
  });
  // Housekeeping may not have ended a suspension that is over.
  await endDueSuspension(deps.db, entry.userId, now);
  // The new token has not been returned yet, so all open sockets are the squatter's.
  const closed = entry.event === 'google_expelled' ? (['all'] as const) : ended;
  await Promise.all(closed.map((id) => closeSockets(deps, entry.userId, id)));
  return token;
}

async function resolveAccount(
  deps: EntryDeps,
  trx: Transaction<Tables>,
  identity: GoogleIdentity,
  now: Date,
): Promise<Entry> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = await findByIdentity(trx, identity);
    if (known) requireEnabled(known, now);
    if (known) return { userId: known.id, event: 'google_login' };
    const entry = await linkFirstTime(deps, trx, identity, { tries, now });
    if (entry && (await linkIdentity(trx, identity, { userId: entry.userId, now }))) return entry;
    // A concurrent call took the name or the address, or the same person signed in from another
    // tab.
  }
  throw new GoogleFailure('no_username');
}

/** Throws a GoogleFailure for an account that is disabled, or suspended at this time. */
function requireEnabled(
  { id, disabled_at: at, suspended_until: until }: OutsideAccount,
  now: Date,
) {
  const isSuspended = until !== null && until > now;
  if (at || isSuspended) throw new GoogleFailure('account_disabled', { userId: id });
}

/** An account for an identity that has none; null if its name or address cannot be had. */
async function linkFirstTime(
  deps: EntryDeps,
  trx: Transaction<Tables>,
  identity: GoogleIdentity,
  { tries, now }: { tries: number; now: Date },
): Promise<Entry | null> {
  const email = provedAddress(identity);
  await lockAddress(trx, email);
  const account = await lockOwnerOrPending(trx, email);
  if (account) requireEnabled(account, now);
  if (account?.email_verified_at) return { userId: account.id, event: 'google_linked' };
  if (!isSignupAddress(deps.config.signupDomains, email)) throw new GoogleFailure('email_outside');
  if (account) {
    await claimUnverifiedAccount(trx, { id: account.id, email, now });
    return { userId: account.id, event: 'google_expelled' };
  }
  const username = suggestUsername({ email, name: identity.name }, tries);
  // Also after the moderator's account was deleted, because the name alone gives the role.
  if (isModerator(deps, username)) return null;
  const userId = await insertProvedAccount(trx, { username, email, now });
  return userId === null ? null : { userId, event: 'google_signup' };
}

function provedAddress({ email, emailVerified }: GoogleIdentity): string {
  if (email === null || !emailVerified) throw new GoogleFailure('email_unverified');
  const canonical = canonicalEmail(email);
  if (!isPlainAddress(canonical)) throw new GoogleFailure('email_unusable');
  return canonical;
}

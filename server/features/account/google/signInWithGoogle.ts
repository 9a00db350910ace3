import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { canonicalEmail, isPlainAddress } from '../signup/emailAddress';
import { endOldestSessions, startSession } from '../sessions/startSession';
import { lockAddress } from '../signup/proveAddress';
import { closeSockets } from '../sessions/signOut';
import { suggestUsername } from './googleUsername';
import type { GoogleIdentity } from './googleProvider';
import { GoogleFailure } from './googleFailure';
import { claimUnverifiedAccount, insertProvedAccount, linkIdentity } from './linkIdentity';
import { findByIdentity, lockOwnerOrPending } from './findIdentity';

/** Each try gives the username a further digit, so that the last has a million to choose from. */
const MOST_TRIES = 7;

/** The account of a sign-in, and what had to be done to have one. */
interface Entry {
  userId: number;
  event: 'google_login' | 'google_linked' | 'google_expelled' | 'google_signup';
}

/**
 * Answers a fresh token for the account of an identity. An identity seen for the first time is given
 * to the account of its proved address, or to a new one. Throws a GoogleFailure.
 */
export async function signInWithGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  ip: string,
): Promise<string> {
  const now = deps.clock.now();
  const { token, entry, ended } = await inTransaction(deps.db, async (trx) => {
    const entry = await enter(trx, identity, now);
    await recordAudit(trx, { event: entry.event, userId: entry.userId, ip });
    const token = await startSession(trx, { userId: entry.userId, remember: true, now });
    return { token, entry, ended: await endOldestSessions(trx, entry.userId) };
  });
  // The new token is not told yet, so these are the squatter's.
  const closed = entry.event === 'google_expelled' ? (['all'] as const) : ended;
  await Promise.all(closed.map((id) => closeSockets(deps, entry.userId, id)));
  return token;
}

async function enter(
  trx: Transaction<Tables>,
  identity: GoogleIdentity,
  now: Date,
): Promise<Entry> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = await findByIdentity(trx, identity);
    if (known?.disabled_at) throw new GoogleFailure('account_disabled', { userId: known.id });
    if (known) return { userId: known.id, event: 'google_login' };
    const entry = await enterFirst(trx, identity, { tries, now });
    if (entry && (await linkIdentity(trx, identity, { userId: entry.userId, now }))) return entry;
    // Somebody took the name or the address, or the same person came in by another tab.
  }
  throw new GoogleFailure('no_username');
}

/** An account for an identity that has none; null where it was taken at this moment. */
async function enterFirst(
  trx: Transaction<Tables>,
  identity: GoogleIdentity,
  { tries, now }: { tries: number; now: Date },
): Promise<Entry | null> {
  const email = provedAddress(identity);
  await lockAddress(trx, email);
  const account = await lockOwnerOrPending(trx, email);
  if (account?.disabled_at) throw new GoogleFailure('account_disabled', { userId: account.id });
  if (account?.email_verified_at) return { userId: account.id, event: 'google_linked' };
  if (account) {
    await claimUnverifiedAccount(trx, { id: account.id, email, now });
    return { userId: account.id, event: 'google_expelled' };
  }
  const username = suggestUsername({ email, name: identity.name }, tries);
  const userId = await insertProvedAccount(trx, { username, email, now });
  return userId === null ? null : { userId, event: 'google_signup' };
}

function provedAddress({ email, emailVerified }: GoogleIdentity): string {
  if (email === null || !emailVerified) throw new GoogleFailure('email_unverified');
  const canonical = canonicalEmail(email);
  if (!isPlainAddress(canonical)) throw new GoogleFailure('email_unusable');
  return canonical;
}

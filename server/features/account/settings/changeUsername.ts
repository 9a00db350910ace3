import type { Transaction } from 'kysely';
import { signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { isModerator } from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import { sqlState } from '#server/platform/database/connectionFailure';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict } from '#server/platform/http/problem';
import { findHolders } from '../findAccount';
import { findFormerHolder, keepFormerUsername } from '../names/formerUsernames';
import { requireFreeWord } from '../names/identifiers';
import { releaseUsername, usernameTaken } from '../names/releaseUsername';
import * as texts from '../texts';

const DAY_MS = 24 * 3_600_000;
const CHANGE_EVERY_MS = 30 * DAY_MS;
const UNIQUE_VIOLATION = '23505';

interface UsernameChange {
  userId: number;
  username: string;
  ip: string;
}

/**
 * Changes a username. The former one leads to the profile and stays reserved for 90 days. Throws a
 * 409 Problem if the name is taken, the last change is less than 30 days ago and more than capitals
 * change, or the person is a moderator, because the configuration lists moderators by name.
 */
export async function changeUsername(deps: Deps, change: UsernameChange): Promise<void> {
  requireFreeWord(change.username);
  try {
    await inTransaction(deps.db, (trx) => rename(deps, trx, change));
  } catch (error) {
    // A concurrent signup or change took the name.
    if (sqlState(error) === UNIQUE_VIOLATION) throw usernameTaken(signupMessages.usernameTaken);
    throw error;
  }
}

async function rename(
  deps: Deps,
  trx: Transaction<Tables>,
  { userId, username, ip }: UsernameChange,
): Promise<void> {
  const now = deps.clock.now();
  const { username: former, username_changed_at: changedAt } = await lockUsername(trx, userId);
  if (isModerator(deps, former)) throw conflict(texts.moderatorsName);
  if (former === username) throw badRequest(texts.sameUsername, { username: texts.sameUsername });
  if (isModerator(deps, username)) throw usernameTaken(signupMessages.usernameTaken);
  // With other capitals it stays the same name.
  const isOther = username.toLowerCase() !== former.toLowerCase();
  if (isOther) requireDueChange(changedAt, now);
  const holders = await findHolders(trx, username);
  const others = holders.filter(({ id }) => id !== userId);
  await releaseUsername(trx, username, { holders: others, now });
  // After the holders: a person who gives the name up meanwhile reserves it in the same commit.
  const reservedFor = (await findFormerHolder(trx, username, now)) ?? userId;
  if (reservedFor !== userId) throw usernameTaken(signupMessages.usernameTaken);
  await trx
    .updateTable('users')
    .set({ username, shares_look: false, ...(isOther && { username_changed_at: now }) })
    .where('id', '=', userId)
    .execute();
  await keepFormerUsername(trx, { userId, former, present: username, now });
  await recordAudit(trx, { event: 'username_changed', userId, ip, details: { former } });
}

/** Locks the account and returns its username, and when it was last changed. */
const lockUsername = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('users')
    .select(['username', 'username_changed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Throws a 409 Problem if the last change is less than 30 days ago. */
function requireDueChange(changedAt: Date | null, now: Date): void {
  const next = changedAt && new Date(changedAt.getTime() + CHANGE_EVERY_MS);
  if (next && next > now) throw usernameTaken(texts.usernameChangedLately(next));
}

import type { Transaction } from 'kysely';
import { signupMessages } from '#contract/messages';
import type { Tables } from '#server/platform/database/tables';
import { Problem } from '#server/platform/http/problem';
import type { AccountRow } from '../findAccount';

/** The time an unverified account holds its username. */
const USERNAME_HELD_MS = 24 * 3_600_000;

/**
 * Frees a username for a new holder: deletes signups with the name, or a look-alike, that were not
 * verified in time. Throws a 409 Problem if any other account has one.
 */
export async function releaseUsername(
  trx: Transaction<Tables>,
  username: string,
  { holders, now }: { holders: readonly AccountRow[]; now: Date },
): Promise<void> {
  const inTheWay = holders.filter((holder) => !isLapsed(holder, now));
  if (inTheWay.length > 0) throw usernameTaken(explainTaken(inTheWay, username));
  for (const { id } of holders) await deleteUnverified(trx, id);
}

/** Deletes an account that was never verified, so that its username is free. */
async function deleteUnverified(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

const isLapsed = (account: AccountRow, now: Date) =>
  !account.email_verified_at && account.created_at.getTime() <= now.getTime() - USERNAME_HELD_MS;

function explainTaken(holders: readonly AccountRow[], username: string): string {
  const isSame = holders.some((holder) => holder.username.toLowerCase() === username.toLowerCase());
  return isSame ? signupMessages.usernameTaken : signupMessages.usernameLooksTaken;
}

/** The 409 of a username that is taken, at its field. */
export const usernameTaken = (detail: string) =>
  new Problem(409, detail, { errors: { username: detail } });

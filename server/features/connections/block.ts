import type { Kysely, Transaction } from 'kysely';
import { changedFrame, lockPair } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { leaveLimitedEvents } from '#domain/events';
import { inTransactionWithFrames } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';
import { badRequest } from '#server/platform/http/problem';
import { deleteConnection, disconnectedFrames } from './deleteConnection';
import { deleteEnded } from './deleteEnded';
import { requirePerson } from './requirePerson';
import * as texts from './texts';
import { closeRequestBetween } from './withdrawRequest';

/**
 * Hides the caller and another person from each other, and permanently ends their relationship: the
 * connection, the pending request, the option to restore an ended connection, and limited places at
 * each other's events. The other person is notified as if the connection had ended or the request
 * had been withdrawn, never of the block.
 */
export function block(deps: Deps, callerId: number, userId: number): Promise<void> {
  if (userId === callerId) {
    throw badRequest(texts.blockYourself, { user_id: texts.ownId });
  }
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await requirePerson(trx, userId);
    await lockPair(trx, callerId, userId);
    await insertBlock(trx, {
      blocker_id: callerId,
      blocked_id: userId,
      created_at: deps.clock.now(),
    });
    const waiting = await closeRequestBetween(deps, trx, frames, [callerId, userId]);
    await deleteEnded(trx, callerId, userId);
    await leaveLimitedEvents(deps, trx, frames, [callerId, userId]);
    if (await deleteConnection(trx, callerId, userId)) {
      frames.push(...disconnectedFrames([callerId, userId]));
      return;
    }
    frames.push(changedFrame(callerId, userId));
    if (waiting?.receiver_id === userId) frames.push(changedFrame(userId, callerId));
  });
}

/** Removes a block of the caller's, if there is one, and refreshes the caller's own windows. */
export function unblock(deps: Deps, callerId: number, userId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await deleteBlock(trx, callerId, userId);
    frames.push(changedFrame(callerId, userId));
  });
}

/** Stores a block; an existing one stays. */
async function insertBlock(
  trx: Transaction<Tables>,
  row: { blocker_id: number; blocked_id: number; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('blocks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteBlock(
  db: Kysely<Tables>,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

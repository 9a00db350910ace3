import type { Transaction } from 'kysely';
import { lockPair } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { withdrawNotifications } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { deleteConnection, disconnectedFrames } from './deleteConnection';
import * as texts from './texts';

/** The 404 of a connection that does not exist, or is not the caller's. */
export const connectionNotFound = () => notFound(texts.connectionNotFound);

/**
 * Ends a connection of the caller's, who can restore it for a while. Throws 404 if it is not
 * theirs.
 */
export function endConnection(deps: Deps, callerId: number, connectionId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const found = await findOwnConnection(trx, callerId, connectionId);
    if (!found) throw connectionNotFound();
    const { low_id, high_id } = found;
    await lockPair(trx, low_id, high_id);
    // It was found before the lock: by now it may be gone or replaced by another one.
    const still = await findOwnConnection(trx, callerId, connectionId);
    const ended = still && (await deleteConnection(trx, low_id, high_id));
    if (!ended) throw connectionNotFound();
    await keepEnded(trx, { ...ended, ended_by: callerId, ended_at: deps.clock.now() });
    frames.push(...disconnectedFrames([low_id, high_id]));
    await withdrawAccepted(trx, frames, [low_id, high_id]);
  });
}

/** Deletes the unread notification that the request of one of two people was accepted. */
async function withdrawAccepted(
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  [a, b]: readonly [number, number],
): Promise<void> {
  const types = ['connection_accepted'] as const;
  await withdrawNotifications(trx, frames, { types, actorId: a, userIds: [b] });
  await withdrawNotifications(trx, frames, { types, actorId: b, userIds: [a] });
}

/** The two sides of a person's connection; undefined if it is not theirs. */
function findOwnConnection(trx: Transaction<Tables>, userId: number, id: number) {
  return trx
    .selectFrom('connections')
    .select(['low_id', 'high_id'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('low_id', '=', userId), eb('high_id', '=', userId)]))
    .executeTakeFirst();
}

/** Records who ended a connection and when; replaces any earlier end of the same pair. */
async function keepEnded(
  trx: Transaction<Tables>,
  ended: {
    low_id: number;
    high_id: number;
    mentor_id: number | null;
    connected_at: Date;
    ended_by: number;
    ended_at: Date;
  },
): Promise<void> {
  const { ended_by, ended_at, connected_at, mentor_id } = ended;
  await trx
    .insertInto('ended_connections')
    .values(ended)
    .onConflict((pair) =>
      pair
        .columns(['low_id', 'high_id'])
        .doUpdateSet({ ended_by, ended_at, connected_at, mentor_id }),
    )
    .execute();
}

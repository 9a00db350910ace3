import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames } from '#domain/frames';
import { lockOwnWork } from './lockOwnWork';

/**
 * Deletes the caller's own work with the requests to join it and their notifications; connections
 * made through it stay. Throws 404 if the caller can see none, 403 if it is not theirs.
 */
export function deleteWork(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  callerId: number,
  id: number,
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await lockOwnWork(trx, { callerId, id }, 'delete');
    const gone = await deleteRequestNotifications(trx, { researchId: id, ownerId: callerId });
    if (gone.length > 0) {
      frames.push({ userId: callerId, frame: { type: 'notifications_read', ids: gone } });
    }
    await trx.deleteFrom('posted_research').where('id', '=', id).execute();
  });
}

/** Deletes the owner's notifications of requests to join a piece of work; returns their ids. */
async function deleteRequestNotifications(
  trx: Transaction<Tables>,
  { researchId, ownerId }: { researchId: number; ownerId: number },
): Promise<number[]> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', ownerId)
    .where('type', '=', 'collaboration_request')
    .where(
      sql<boolean>`subject IN (
        SELECT 'collaboration:' || id FROM collaboration_requests WHERE research_id = ${researchId}
      )`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

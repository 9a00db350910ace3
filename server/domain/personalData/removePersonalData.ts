import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import {
  leaveCancelledEvents,
  removeCollaborationRequests,
  removeConnections,
  removeFiles,
  removeNotificationsOfOthers,
} from './accountSteps';
import { content, removeDocuments } from './contentSteps';
import { removeCommentLikes, removePostLikes, removeRsvps } from './countedSteps';
import { plainColumns } from './deletion';
import { runStep, type RemovalDeps, type Step } from './steps';

/** A step that deletes the rows in which a column has the person's id. */
const deleteBy =
  ({ table, column }: { table: string; column: string }): Step =>
  async (_deps, { trx, userId, limit }) => {
    const { rows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId} LIMIT ${limit}
      )) RETURNING 1`.execute(trx);
    return rows.length;
  };

/** In this order: a post is cancelled before its records are cleared, and files come last. */
const STEPS: readonly Step[] = [
  ...Object.values(content).map(({ remove }) => remove),
  removePostLikes,
  removeCommentLikes,
  removeRsvps,
  removeDocuments,
  removeCollaborationRequests,
  removeConnections,
  removeNotificationsOfOthers,
  leaveCancelledEvents,
  ...plainColumns.map(deleteBy),
  removeFiles,
];

/**
 * Locks an account whose deletion has begun. Throws if there is none, so that no other account is
 * emptied.
 */
async function lockDeleted(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Removes a person's data by the fates of `deletionOf`, in small transactions. It may be stopped at
 * any point and run again.
 */
export async function removePersonalData(deps: RemovalDeps, userId: number): Promise<void> {
  for (const step of STEPS) await runStep(deps, step, { userId, since: null, lock: lockDeleted });
}

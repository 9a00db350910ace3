import { sql } from 'kysely';
import { changedFrame } from '#domain/connections';
import { removeStoredFiles } from '#domain/files';
import type { Step } from './steps';

/** Files in one transaction, because the bytes of each are removed after it. */
const FEW = 20;

/** Deletes requests to join works, made or received, that were not accepted. */
export const removeCollaborationRequests: Step = async (_deps, { trx, userId, limit }) => {
  const found = trx
    .selectFrom('collaboration_requests')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('requester_id', '=', userId)]))
    .where('status', '<>', 'accepted')
    .limit(limit);
  const gone = await trx
    .deleteFrom('collaboration_requests')
    .where('id', 'in', found)
    .returning('id')
    .execute();
  return gone.length;
};

/** Ends connections, and refreshes the windows of the others. */
export const removeConnections: Step = async (_deps, { trx, frames, userId, limit }) => {
  const found = trx
    .selectFrom('connections')
    .select('id')
    .where((eb) => eb.or([eb('low_id', '=', userId), eb('high_id', '=', userId)]))
    .limit(limit);
  const gone = await trx
    .deleteFrom('connections')
    .where('id', 'in', found)
    .returning(['low_id', 'high_id'])
    .execute();
  const others = gone.map(({ low_id, high_id }) => (low_id === userId ? high_id : low_id));
  frames.push(...others.map((id) => changedFrame(id, userId)));
  return gone.length;
};

/** Deletes what others were notified of, except that an event was cancelled. */
export const removeNotificationsOfOthers: Step = async (_deps, { trx, userId, limit }) => {
  const found = trx
    .selectFrom('notifications')
    .select('id')
    .where('actor_id', '=', userId)
    .where('type', '<>', 'event_cancelled')
    .limit(limit);
  const gone = await trx
    .deleteFrom('notifications')
    .where('id', 'in', found)
    .returning('id')
    .execute();
  return gone.length;
};

/** Removes the person from the records of cancelled events, which calendars still need. */
export const leaveCancelledEvents: Step = async (_deps, { trx, userId, limit }) => {
  const rows = await sql`
    UPDATE cancelled_events SET
      attendee_ids = array_remove(attendee_ids, ${userId}::bigint),
      author_id = nullif(author_id, ${userId}::bigint)
    WHERE event_id IN (
      (SELECT event_id FROM cancelled_events
        WHERE attendee_ids @> ARRAY[${userId}::bigint] LIMIT ${limit})
      UNION (SELECT event_id FROM cancelled_events WHERE author_id = ${userId} LIMIT ${limit})
    )`.execute(trx);
  return Number(rows.numAffectedRows ?? 0);
};

/** Deletes all files except those of messages. */
export const removeFiles: Step = async (deps, { trx, userId }) => {
  const files = await trx
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', userId)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM messages WHERE messages.file_id IN (files.id, files.original_id)
      )`,
    )
    .limit(FEW)
    .execute();
  const ids = files.map(({ id }) => id);
  await removeStoredFiles(deps, trx, ids);
  return ids.length;
};

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { PUSHED_AFTER_MS } from '#domain/notifications';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { startPasses } from '#server/platform/startPasses';
import { readVapidKeys } from './vapidKeys';

const EVERY_MS = 3_000;
const DAY_MS = 24 * 3_600_000;
/** Notifications, or messages, per transaction. */
const BATCH = 500;

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'enqueueJob'>;

/**
 * Queues pushes every few seconds if they are turned on; any number of processes may run it.
 * Returns a function that stops it and waits for a running pass.
 */
export async function startPushes(
  deps: QueueDeps & Pick<Deps, 'config' | 'secrets' | 'log'>,
): Promise<() => Promise<void>> {
  if (!deps.config.webPush) return () => Promise.resolve();
  await readVapidKeys(deps);
  const failure = 'queueing push messages failed; trying again at the next turn';
  return startPasses({ everyMs: EVERY_MS, log: deps.log, failure }, () => queuePushes(deps));
}

/** Queues a push for each notification and conversation with news that are due. */
export async function queuePushes(deps: QueueDeps): Promise<void> {
  while ((await queueNotifications(deps)) === BATCH);
  while ((await queueMessages(deps)) === BATCH);
}

/** Deletes notifications that were to be pushed a day ago: pushes were turned off meanwhile. */
export async function forgetOldPushes(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('notification_pushes')
    .where('due_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}

function queueNotifications({ db, clock, enqueueJob }: QueueDeps): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const due = await trx
      .deleteFrom('notification_pushes')
      .where('notification_id', 'in', (eb) =>
        eb
          .selectFrom('notification_pushes')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked()
          .select('notification_id'),
      )
      .returning(['notification_id', 'user_id', 'due_at'])
      .execute();
    for (const { notification_id: notificationId, user_id: userId, due_at } of due)
      if (due_at.getTime() > now.getTime() - DAY_MS)
        await enqueueJob(trx, 'push', { userId, notificationId });
    return due.length;
  });
}

/**
 * Messages are not queued when they are sent, which would slow down every one of them: this reads
 * on from the last one that was seen. One that takes longer than the wait to commit, after a newer
 * one, gets no push.
 */
function queueMessages({ db, clock, enqueueJob }: QueueDeps): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const seen = await trx
      .selectFrom('web_push')
      .select('message_id')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const last = seen && (await findLast(trx, seen.message_id, now));
    if (!seen || !last?.id) return 0;
    const found = await trx
      .selectFrom('messages')
      .where('id', '>', seen.message_id)
      .where('id', '<=', last.id)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .where('receiver_id', 'in', (eb) => eb.selectFrom('push_subscriptions').select('user_id'))
      .groupBy(['receiver_id', 'sender_id'])
      .select((eb) => ['receiver_id', 'sender_id', eb.fn.max('id').as('id')])
      .execute();
    for (const { receiver_id: userId, sender_id: senderId, id: messageId } of found)
      await enqueueJob(trx, 'push', { userId, senderId, messageId });
    await trx.updateTable('web_push').set({ message_id: last.id }).execute();
    return last.count;
  });
}

/** The last of the next messages that are due, all of which are before the first that is not. */
async function findLast(
  trx: Transaction<Tables>,
  after: number,
  now: Date,
): Promise<{ id: number | null; count: number }> {
  const { rows } = await sql<{ id: number | null; count: number }>`
    SELECT max(id) AS id, count(*) AS count FROM (
      SELECT id, bool_and(created_at <= ${new Date(now.getTime() - PUSHED_AFTER_MS)})
        OVER (ORDER BY id) AS is_due
      FROM (SELECT id, created_at FROM messages WHERE id > ${after} ORDER BY id LIMIT ${BATCH})
        AS next
    ) AS judged WHERE is_due`.execute(trx);
  return rows[0] ?? { id: null, count: 0 };
}

import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { AT_ONCE_AFTER_MS } from '#domain/notifications';
import { isHiddenPair } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { NEWS_FOR_MS } from './readUnmailed';
import { unreadMessages } from './unreadMessages';

/** Notifications per transaction. */
const BATCH = 500;
/** The job of a mail is given up after about an hour. */
const RETRIED_FOR_MS = 2 * 3_600_000;

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'enqueueJob'>;

/** Queues one mail for each person with notifications or messages that are due to be mailed. */
export async function queueMailsAtOnce(deps: QueueDeps): Promise<void> {
  while ((await queueNotifications(deps)) === BATCH);
  await queueMessages(deps);
}

function queueNotifications({ db, clock, enqueueJob }: QueueDeps): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await takeDue(trx, clock.now());
    const byPerson = new Map<number, number[]>();
    for (const { user_id, notification_id } of due)
      byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), notification_id]);
    for (const [userId, notificationIds] of byPerson)
      await enqueueJob(trx, 'notification_mail', { userId, notificationIds });
    return due.length;
  });
}

const takeDue = (trx: Transaction<Tables>, now: Date) =>
  trx
    .deleteFrom('notification_mails')
    .where('notification_id', 'in', (eb) =>
      eb
        .selectFrom('notification_mails')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .select('notification_id'),
    )
    .returning(['notification_id', 'user_id'])
    .execute();

/** People who want to be mailed about messages at once, and have unread ones since their last mail. */
function queueMessages({ db, clock, enqueueJob }: QueueDeps): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() - AT_ONCE_AFTER_MS);
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ user_id: number }>`
      INSERT INTO message_mails (user_id, queued_at)
      SELECT user_id, ${now}::timestamptz FROM notification_settings AS settings
      WHERE type = 'message' AND mail = 'at_once' AND EXISTS (
        SELECT FROM conversations
        JOIN messages ON messages.id = last_message_id
        LEFT JOIN message_mails ON message_mails.user_id = settings.user_id
        WHERE conversations.user_id = settings.user_id AND unread_count > 0
          AND messages.created_at <= ${until}
          AND messages.created_at > ${new Date(until.getTime() - NEWS_FOR_MS)}
          AND messages.id > coalesce(message_mails.through_id, 0)
          AND ${unreadMessages} > 0
          AND NOT ${isHiddenPair(sql.ref('conversations.user_id'), sql.ref('other_id'))}
      )
      ON CONFLICT (user_id) DO UPDATE SET queued_at = excluded.queued_at
        WHERE message_mails.queued_at IS NULL
          OR message_mails.queued_at < ${new Date(now.getTime() - RETRIED_FOR_MS)}
      RETURNING user_id`.execute(trx);
    for (const { user_id: userId } of rows)
      await enqueueJob(trx, 'notification_mail', { userId, notificationIds: [] });
  });
}

import type { Notification } from '#contract/entities/notification';
import { actorName, isFromQuad, notificationVerb, reminderLine } from '#contract/notificationLines';
import { presentNotification } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';
import type { Deps } from '#domain/deps';
import type { PushPayload } from '#server/platform/outbox/jobs';
import { notificationPage, outsideTexts } from '../mail/notificationPage';
import { readSettings } from '../settings/readSettings';
import { selectShownNotifications } from '../shownNotifications';
import * as texts from '../texts';

/** The notification that the browser shows. It contains no text of a message or comment. */
export interface PushMessage {
  title: string;
  /** The title of a post, event or work, the reason that Quad gives, both, a place, or ''. */
  body: string;
  /** The path of the page that it opens. */
  path: string;
  /** A later message replaces one with the same tag. */
  tag: string;
}

type ReadDeps = Pick<Deps, 'db'>;

/** Returns what to push, or null if it was read, hidden or turned off meanwhile. */
export async function readNews({ db }: ReadDeps, job: PushPayload): Promise<PushMessage | null> {
  const settings = await readSettings(db, job.userId);
  const isFor = (type: string) => [...settings].some(([known, { push }]) => known === type && push);
  if ('notificationId' in job) {
    const row = await selectShownNotifications(db, job.userId)
      .where('notifications.id', '=', job.notificationId)
      .where('notifications.read_at', 'is', null)
      .executeTakeFirst();
    return row && isFor(row.type) ? aboutNotification(presentNotification(row)) : null;
  }
  const sender = isFor('message') ? await findSender({ db }, job) : undefined;
  return sender ? aboutMessage(job.senderId, sender.display_name ?? sender.username) : null;
}

/** The sender of a message, if it is unread and not deleted, and they are not hidden. */
const findSender = (
  { db }: ReadDeps,
  { userId, senderId, messageId }: Extract<PushPayload, { senderId: number }>,
) =>
  db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.other_id')
    .where('conversations.user_id', '=', userId)
    .where('other_id', '=', senderId)
    .where('unread_count', '>', 0)
    .where('last_read_id', '<', messageId)
    .where((eb) => {
      const message = eb.selectFrom('messages').select('id').where('id', '=', messageId);
      return eb.exists(message.where('deleted_at', 'is', null));
    })
    .where('other_id', 'not in', hiddenAuthors(db, userId))
    .select(['username', 'display_name'])
    .executeTakeFirst();

function aboutNotification(notification: Notification): PushMessage {
  const { id, type, post_id: postId } = notification;
  const { named, reason } = outsideTexts(notification);
  // It is pushed within seconds, so that the time until the start is still right.
  const reminder = reminderLine(notification, Date.parse(notification.created_at));
  const [title, body] = reminder
    ? [texts.pushLine(reminder.title, reminder.words), notification.location ?? '']
    : [
        texts.pushLine(actorName(notification), notificationVerb(notification)),
        texts.pushBody(named?.title ?? '', reason),
      ];
  return {
    title,
    body,
    path: notificationPage(notification),
    // The same groups as in the bell.
    tag: postId === null || isFromQuad(notification) ? `notification:${id}` : `${type}:${postId}`,
  };
}

const aboutMessage = (senderId: number, name: string): PushMessage => ({
  title: texts.newMessage(name),
  body: '',
  path: '/dashboard/chat',
  tag: `message:${senderId}`,
});

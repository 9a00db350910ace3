import { sql, type Kysely } from 'kysely';
import type { Notification } from '#contract/entities/notification';
import type { SettingType } from '#contract/entities/notificationSettings';
import { presentNotification } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { selectShownNotifications } from '../shownNotifications';
import type { SettingsByType } from '../settings/readSettings';
import type { DigestTimes } from './digestTimes';
import { unreadMessages } from './unreadMessages';

/** News that was not mailed within this time is no longer news. */
export const NEWS_FOR_MS = 14 * 24 * 3_600_000;
/** More than this many notifications are left for the next digest. */
const MOST_NOTIFICATIONS = 200;

/** Unread messages, as a count without their text. */
export interface UnreadMessages {
  count: number;
  /** The number of people who wrote them, and the name of the one who wrote last. */
  people: number;
  newestName: string | null;
  /** The newest of the messages; null if there are none. */
  throughId: number | null;
}

/** The unread notifications and messages that belong in a person's digest, newest first. */
export async function readForDigest(
  db: Kysely<Tables>,
  userId: number,
  settings: SettingsByType,
  times: DigestTimes,
): Promise<{ notifications: Notification[]; messages: UnreadMessages }> {
  const typesOf = (...mails: string[]) =>
    [...settings].filter(([, { mail }]) => mails.includes(mail)).map(([type]) => type);
  // Those of 'at_once' are here if their own mail could not be sent.
  const daily = typesOf('daily', 'at_once');
  const weekly = typesOf('weekly');
  const before = (types: SettingType[], moment: Date) =>
    sql<boolean>`(notifications.type = ANY(${types}) AND notifications.created_at <= ${moment})`;
  const rows = await selectUnmailed(db, userId)
    .where('notifications.created_at', '>', new Date(times.daily.getTime() - NEWS_FOR_MS))
    .where((eb) => eb.or([before(daily, times.daily), before(weekly, times.weekly)]))
    .limit(MOST_NOTIFICATIONS)
    .execute();
  const messages = daily.includes('message')
    ? await readUnreadMessages(db, userId, times.daily)
    : weekly.includes('message')
      ? await readUnreadMessages(db, userId, times.weekly)
      : noMessages;
  return { notifications: rows.map(presentNotification), messages };
}

/** Those of these notifications that are still unread and were not mailed, newest first. */
export async function readUnmailedByIds(
  db: Kysely<Tables>,
  userId: number,
  ids: readonly number[],
): Promise<Notification[]> {
  if (ids.length === 0) return [];
  const rows = await selectUnmailed(db, userId).where('notifications.id', 'in', ids).execute();
  return rows.map(presentNotification);
}

const selectUnmailed = (db: Kysely<Tables>, userId: number) =>
  selectShownNotifications(db, userId)
    .where('notifications.read_at', 'is', null)
    .where('notifications.mailed_at', 'is', null);

export const noMessages: UnreadMessages = {
  count: 0,
  people: 0,
  newestName: null,
  throughId: null,
};

/** The unread messages of conversations whose last message is older than a moment. */
export async function readUnreadMessages(
  db: Kysely<Tables>,
  userId: number,
  before: Date,
): Promise<UnreadMessages> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .innerJoin('users as other', 'other.id', 'conversations.other_id')
    .where('conversations.user_id', '=', userId)
    .where('unread_count', '>', 0)
    .where(unreadMessages, '>', 0)
    .where('other_id', 'not in', hiddenAuthors(db, userId))
    .where('messages.created_at', '<=', before)
    .where('messages.created_at', '>', new Date(before.getTime() - NEWS_FOR_MS))
    .where(
      sql<boolean>`messages.id > coalesce(
        (SELECT through_id FROM message_mails WHERE user_id = ${userId}), 0)`,
    )
    .select(['messages.id', 'other.username', 'other.display_name', unreadMessages.as('unread')])
    .orderBy('messages.id', 'desc')
    .execute();
  const [newest] = rows;
  if (!newest) return noMessages;
  return {
    count: rows.reduce((sum, { unread }) => sum + unread, 0),
    people: rows.length,
    newestName: newest.display_name ?? newest.username,
    throughId: newest.id,
  };
}

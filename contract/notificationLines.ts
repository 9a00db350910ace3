import type { Notification } from './entities/notification';
import { notificationMessages } from './messages';

/** Notifications grouped into one line: the same event on the same post. */
export interface NotificationGroup {
  readonly key: string;
  readonly newest: Notification;
  /** The number of people besides the actor of the newest one. */
  readonly others: number;
  readonly unreadIds: readonly number[];
}

/** Whether Quad itself notifies, instead of a person. */
export const isFromQuad = ({ actor_id: actorId }: Pick<Notification, 'actor_id'>): boolean =>
  actorId === null;

/** Whether Quad removed something, which has no page any more. */
export const isRemovedByQuad = (about: Pick<Notification, 'type' | 'actor_id'>): boolean =>
  isFromQuad(about) && about.type.endsWith('_removed');

// Returns the group's key. A notification about no post concerns one person, and each of Quad's has
// its own reason, so they aren't grouped.
const groupKey = (notification: Notification): string => {
  const { id, type, post_id: postId } = notification;
  return postId === null || isFromQuad(notification) ? String(id) : `${type}:${postId}`;
};

/** Groups notifications, each group in the place of its newest. */
export function groupNotifications(newestFirst: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const notification of newestFirst) {
    const key = groupKey(notification);
    groups.set(key, [...(groups.get(key) ?? []), notification]);
  }
  return [...groups].flatMap(([key, members]) => {
    const [newest] = members;
    if (!newest) return [];
    const people = new Set(members.map((member) => member.actor_username));
    const unreadIds = members.filter((member) => !member.is_read).map(({ id }) => id);
    return [{ key, newest, others: people.size - 1, unreadIds }];
  });
}

const { quad, verbs, quadVerbs, otherVerb, andOthers, startsIn, startsNow, hasStarted } =
  notificationMessages;

/** The words between the verb and the title of the post, event or work; a space for other types. */
const beforeTitle: Readonly<Record<string, string>> = {
  reply: ' on ',
  mention: ' in ',
  'report decided': ' of ',
  warned: ' about ',
  'appeal decided': ' about ',
  'collaboration accepted': ' for ',
  'collaboration declined': ' for ',
  'event changed': ': ',
  'event reminder': ': ',
  'event place': ': ',
  'event cancelled': ': ',
};

/** Returns a text by type; underscores of the type count as spaces. */
function byType(texts: Readonly<Record<string, string>>, type: string, otherwise: string): string {
  const words = type.replaceAll('_', ' ');
  return Object.hasOwn(texts, words) ? (texts[words] ?? otherwise) : otherwise;
}

/** Returns the name of the actor. */
export const actorName = (
  about: Pick<Notification, 'actor_id' | 'actor_username' | 'actor_display_name'>,
): string => (isFromQuad(about) ? quad : about.actor_display_name || about.actor_username);

/** Returns the words after the actor's name. */
export const notificationVerb = (about: Pick<Notification, 'type' | 'actor_id'>): string => {
  const verb = byType(verbs, about.type, otherVerb);
  return isFromQuad(about) ? byType(quadVerbs, about.type, verb) : verb;
};

/**
 * Returns the title of the post, event or work that a notification is about, and the words between
 * the verb and it; null if it has none, as older ones.
 */
export function notificationTitle(
  about: Pick<Notification, 'type' | 'title' | 'work_title'>,
): { lead: string; title: string } | null {
  const title = about.title || about.work_title;
  return title ? { lead: byType(beforeTitle, about.type, ' '), title } : null;
}

const MINUTE_MS = 60_000;

/** Returns the words after the title of an event, such as 'starts in 1 hour'. */
function untilStart(leftMs: number): string {
  const minutes = Math.round(leftMs / MINUTE_MS);
  if (minutes <= 0) return minutes === 0 ? startsNow : hasStarted;
  if (minutes < 60) return startsIn(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? startsIn(hours, 'hour') : startsIn(Math.round(hours / 24), 'day');
}

/**
 * Returns the title of the event that a reminder is about, and the words after it at a moment; null
 * for other notifications, and for reminders without details.
 */
export function reminderLine(
  { type, title, event_datetime: start }: Pick<Notification, 'type' | 'title' | 'event_datetime'>,
  now: number,
): { title: string; words: string } | null {
  if (type !== 'event_reminder' || !title || start === undefined) return null;
  return { title, words: untilStart(Date.parse(start) - now) };
}

/**
 * Returns the words for the other actors, after the name of the newest one; '' if there are none.
 */
export function othersText(others: number): string {
  return others === 0 ? '' : andOthers(others);
}

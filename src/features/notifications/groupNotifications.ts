import type { Notification } from '#contract/entities/notification';

/** Notifications grouped into one line: the same event on the same post. */
export interface NotificationGroup {
  readonly key: string;
  readonly newest: Notification;
  /** The number of people besides the actor of the newest one. */
  readonly others: number;
  readonly unreadIds: readonly number[];
}

// Returns the group's key. A notification about no post concerns one person, so it isn't grouped.
const groupKey = ({ id, type, post_id: postId }: Notification) =>
  postId === null ? String(id) : `${type}:${postId}`;

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

import type { Notification } from '#contract/entities/notification';

/** Notifications that are told in one line: the same happened to the same post. */
export interface NotificationGroup {
  readonly key: string;
  readonly newest: Notification;
  /** How many people did it besides the newest one. */
  readonly others: number;
  readonly unreadIds: readonly number[];
}

// What is about no post is about somebody, and each of them is answered by himself.
const groupKey = ({ id, type, post_id: postId }: Notification) =>
  postId === null ? String(id) : `${type}:${postId}`;

/** Puts together what belongs together, each group in the place of its newest. */
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

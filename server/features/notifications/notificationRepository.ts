import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { NotificationRow } from '../../presenters/notificationPresenter';

/** Which of a person's notifications are wanted. */
export interface NotificationPage {
  unreadOnly: boolean;
  limit: number;
  offset: number;
}

/** A person's notifications, newest first. */
export function listNotifications(
  db: Kysely<Tables>,
  userId: number,
  page: NotificationPage,
): Promise<NotificationRow[]> {
  let mine = db.selectFrom('notifications').where('notifications.user_id', '=', userId);
  if (page.unreadOnly) mine = mine.where('notifications.read_at', 'is', null);
  return mine
    .innerJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.post_id',
      'notifications.created_at',
      'notifications.read_at',
      'actor.username as actor_username',
      'actor.profile_picture as actor_picture',
    ])
    .orderBy('notifications.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Whether the person has such a notification; it is read from then on, the first time counting. */
export async function markRead(
  db: Kysely<Tables>,
  userId: number,
  { id, at }: { id: number; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks everything a person has not read yet. */
export async function markAllRead(db: Kysely<Tables>, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

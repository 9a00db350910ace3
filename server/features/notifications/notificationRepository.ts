import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { NotificationRow } from '../../presenters/notificationPresenter';
import { hiddenAuthors } from '../../queries/visibility';

/** Which of a person's notifications are wanted. */
export interface NotificationPage {
  unreadOnly: boolean;
  limit: number;
  offset: number;
}

/** A person's notifications, newest first, without those by people hidden from them or about their posts. */
export function listNotifications(
  db: Kysely<Tables>,
  userId: number,
  page: NotificationPage,
): Promise<NotificationRow[]> {
  let mine = db.selectFrom('notifications').where('notifications.user_id', '=', userId);
  if (page.unreadOnly) mine = mine.where('notifications.read_at', 'is', null);
  const hidden = hiddenAuthors(db, userId);
  const postAuthor = sql`(SELECT user_id FROM posts WHERE posts.id = notifications.post_id)`;
  return mine
    .where('notifications.actor_id', 'not in', hidden)
    .where(sql<boolean>`(notifications.post_id IS NULL OR ${postAuthor} NOT IN ${hidden})`)
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

/**
 * Marks one as read, the first time counting. Answers whether that was news: undefined where the
 * person has no such notification.
 */
export async function markRead(
  db: Kysely<Tables>,
  userId: number,
  { id, at }: { id: number; at: Date },
): Promise<boolean | undefined> {
  const mine = { user_id: userId, id };
  const marked = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where((eb) => eb.and(mine))
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (marked) return true;
  const known = await db
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  return known && false;
}

/** Marks everything a person has not read yet, and answers the largest id of it; null for nothing. */
export async function markAllRead(
  db: Kysely<Tables>,
  userId: number,
  at: Date,
): Promise<number | null> {
  const { last } = await db
    .with('marked', (marked) =>
      marked
        .updateTable('notifications')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .returning('id'),
    )
    .selectFrom('marked')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

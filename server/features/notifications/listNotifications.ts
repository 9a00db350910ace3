import { sql, type Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { NotificationRow } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';
import type { Page } from '#server/platform/http/route';

/**
 * A person's notifications, newest first, without those by people hidden from them or about their
 * posts.
 */
export function listNotifications(
  db: Kysely<Tables>,
  userId: number,
  { unreadOnly, limit, offset }: Page & { unreadOnly: boolean },
): Promise<NotificationRow[]> {
  let mine = db.selectFrom('notifications').where('notifications.user_id', '=', userId);
  if (unreadOnly) mine = mine.where('notifications.read_at', 'is', null);
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
      'notifications.details',
      'notifications.created_at',
      'notifications.read_at',
      'actor.username as actor_username',
      'actor.display_name as actor_display_name',
      'actor.profile_picture as actor_picture',
    ])
    .orderBy('notifications.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

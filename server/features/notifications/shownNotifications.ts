import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { actorOf } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';

/** A person's notifications, without those by people hidden from them or about their posts. */
export function selectShownNotifications(db: Kysely<Tables>, userId: number) {
  const hidden = hiddenAuthors(db, userId);
  const postAuthor = sql`(SELECT user_id FROM posts WHERE posts.id = notifications.post_id)`;
  return db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('notifications.actor_id', 'is', null),
        eb('notifications.actor_id', 'not in', hidden),
      ]),
    )
    .where(sql<boolean>`(notifications.post_id IS NULL OR ${postAuthor} NOT IN ${hidden})`)
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.post_id',
      'notifications.actor_id',
      'notifications.details',
      'notifications.created_at',
      'notifications.read_at',
      actorOf(sql.ref('notifications.actor_id')).as('actor'),
    ])
    .orderBy('notifications.id', 'desc');
}

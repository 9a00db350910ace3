import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { actorOf, shownDetails } from '#domain/notifications';
import { hiddenAuthors } from '#domain/people';
import { isPostIdShown } from '#domain/posts';

/** A person's notifications, without those by people hidden from them or about posts that are. */
export function selectShownNotifications(db: Kysely<Tables>, userId: number) {
  const isPostSeen = isPostIdShown(userId, sql.ref('notifications.post_id'));
  return db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('notifications.actor_id', 'is', null),
        eb('notifications.actor_id', 'not in', hiddenAuthors(db, userId)),
      ]),
    )
    .where(sql<boolean>`(notifications.post_id IS NULL OR ${isPostSeen})`)
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.post_id',
      'notifications.actor_id',
      shownDetails(userId).as('details'),
      'notifications.created_at',
      'notifications.read_at',
      actorOf(sql.ref('notifications.actor_id')).as('actor'),
    ])
    .orderBy('notifications.id', 'desc');
}

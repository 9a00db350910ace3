import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { postNotFound } from '../../queries/posts/ownPost';

type Db = Kysely<Tables>;

/** What an edit has to know of the event as it is. Throws 404 where there is none. */
export function findEventOfPost(db: Db, postId: number) {
  return db
    .selectFrom('events')
    .select([
      'id',
      'post_id',
      'title',
      'description',
      'location',
      'event_date',
      'event_time',
      'timezone',
      'starts_at',
      'day_ends_at',
      'image_file_id',
      'revision',
      'updated_at',
    ])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow(postNotFound);
}

/** The event as it is before an edit. */
export type EditedEvent = Awaited<ReturnType<typeof findEventOfPost>>;

/** Writes the columns of the event. */
export async function writeEvent(
  trx: Transaction<Tables>,
  id: number,
  values: Updateable<Tables['events']>,
): Promise<void> {
  await trx.updateTable('events').set(values).where('id', '=', id).execute();
}

/** Those who said that they go; those who said so up to a moment, if one is given. */
export function selectGoing(db: Db, eventId: number, upTo?: Date) {
  const going = db
    .selectFrom('event_rsvps')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'going');
  return upTo ? going.where('created_at', '<=', upTo) : going;
}

import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** An event with its author, its limit of places, and the number of people with and without one. */
export const readPlaces = (trx: Transaction<Tables>, eventId: number) =>
  trx
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .select(['post_id', 'user_id', 'title', 'timezone', 'starts_at'])
    .select(['capacity', 'going', 'waiting'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

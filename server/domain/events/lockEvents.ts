import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/**
 * Locks events until the transaction ends, so that their RSVPs are serialised, and returns the ids
 * of those that exist. Their posts come first, as in every edit, because notifications refer to
 * them.
 */
export async function lockEvents(
  trx: Transaction<Tables>,
  eventIds: readonly number[],
): Promise<number[]> {
  await trx
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', (posts) =>
      posts.selectFrom('events').select('post_id').where('events.id', 'in', eventIds),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
  const events = await trx
    .selectFrom('events')
    .select('id')
    .where('id', 'in', eventIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return events.map(({ id }) => id);
}

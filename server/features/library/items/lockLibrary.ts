import type { Transaction } from 'kysely';
import { LIBRARY_ITEMS_MAX } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';

/**
 * Makes requests that add to a library wait for each other until the transaction ends, because each
 * would find room. Returns the number of items that still fit.
 */
export async function lockLibrary(
  trx: Transaction<Tables>,
  ownerId: number,
): Promise<{ room: number }> {
  await trx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  const { kept } = await trx
    .selectFrom('library_items')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { room: LIBRARY_ITEMS_MAX - kept };
}

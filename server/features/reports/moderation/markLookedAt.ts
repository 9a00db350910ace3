import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { requireCase } from './findCase';

/** Marks an open report as looked at, which its reporter sees; any other report stays as it is. */
export async function markLookedAt(
  { db }: Pick<Deps, 'db'>,
  moderatorId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireCase(trx, moderatorId, id);
    await trx
      .updateTable('reports')
      .set({ state: 'looked_at' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
  });
}

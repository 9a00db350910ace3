import type { Kysely } from 'kysely';
import { changeMember } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import type { Tables } from '#server/platform/database/tables';
import { requireAccount } from '../findAccount';

/**
 * Hides the accounts among the ids that are not deleted, as in a restored backup from before their
 * deletion, and makes their deletion due. The running server deletes them. Returns their number.
 */
export async function repeatDeletions(
  db: Kysely<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const restored = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of restored) {
    await changeMember(db, id, async (trx) => {
      const { deletion_at: deletionAt } = await requireAccount(trx, id);
      if (deletionAt && deletionAt <= now) return;
      await trx.updateTable('users').set({ deletion_at: now }).where('id', '=', id).execute();
      await recordAudit(trx, { event: 'deletion_repeated', userId: id, ip: null });
    });
  }
  return restored.length;
}

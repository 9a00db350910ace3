import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Records that documents were used. */
export async function touchDocuments(
  db: Kysely<Tables>,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('assistant_documents')
    .set({ last_used_at: at })
    .where('id', 'in', ids)
    .execute();
}

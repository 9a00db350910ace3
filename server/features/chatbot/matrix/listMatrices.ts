import type { Kysely } from 'kysely';
import type { ListedMatrix } from '#contract/entities/matrix';
import type { Tables } from '#server/platform/database/tables';

/** A person's matrices, newest first. */
export async function listMatrices(db: Kysely<Tables>, userId: number): Promise<ListedMatrix[]> {
  const rows = await db
    .selectFrom('matrices')
    .select(['id', 'state', 'paper_ids', 'questions', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ paper_ids, created_at, ...row }) => ({
    ...row,
    papers: paper_ids.length,
    created_at: created_at.toISOString(),
  }));
}

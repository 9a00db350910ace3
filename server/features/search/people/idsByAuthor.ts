import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The ids of the texts of each author, by the author's id, the newest first. */
export type IdsByAuthor = ReadonlyMap<number, readonly number[]>;

/** The authors of these posts or papers. */
export async function readIdsByAuthor(
  db: Kysely<Tables>,
  table: 'posts' | 'papers',
  ids: readonly number[],
): Promise<IdsByAuthor> {
  const byAuthor = new Map<number, number[]>();
  if (ids.length === 0) return byAuthor;
  const { rows } = await sql<{ id: number; user_id: number }>`
    SELECT id, user_id FROM ${sql.table(table)}
    WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id DESC
  `.execute(db);
  for (const { id, user_id } of rows) {
    byAuthor.set(user_id, [...(byAuthor.get(user_id) ?? []), id]);
  }
  return byAuthor;
}

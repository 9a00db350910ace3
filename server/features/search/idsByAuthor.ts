import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** What people wrote, by the id of each, the newest first. */
export type IdsByAuthor = ReadonlyMap<number, readonly number[]>;

/** Who wrote these posts or papers. */
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

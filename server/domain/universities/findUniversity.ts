import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { nameKey } from './nameKey';

/** A university as named in its row. */
export interface FoundUniversity {
  id: number;
  name: string;
  hashtag_key: string;
  total_members: number;
}

/**
 * The university with this name in any spelling, including those of universities merged into it.
 */
export async function findUniversity(
  db: Kysely<Tables>,
  name: string,
): Promise<FoundUniversity | null> {
  const key = nameKey(name);
  const { rows } = await sql<FoundUniversity>`
    SELECT universities.id, name, hashtag_key, total_members FROM universities
    WHERE universities.id = coalesce(
      (SELECT id FROM universities WHERE name_key = ${key}),
      (SELECT university_id FROM university_aliases WHERE name_key = ${key})
    )
  `.execute(db);
  return rows[0] ?? null;
}

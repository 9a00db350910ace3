import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { matchesKeyword } from './matchesKeyword';

/** A university with its other names in folded form. */
export interface UniversityNames {
  name: string;
  total_members: number;
  aliases: string[];
}

/** All universities by name, or those with the text in a name. */
export async function listUniversityNames(
  db: Kysely<Tables>,
  text: string,
): Promise<UniversityNames[]> {
  const { rows } = await sql<UniversityNames>`
    SELECT name, total_members, ARRAY(
      SELECT name_key FROM university_aliases
      WHERE university_id = universities.id ORDER BY name_key
    ) AS aliases
    FROM universities WHERE ${matchesKeyword(text)} ORDER BY universities.name_key, id
  `.execute(db);
  return rows;
}

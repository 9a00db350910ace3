import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The newest members of so many departments are looked at. */
const MOST_DEPARTMENTS = 50;

/** The text a department is found by, and shown as. */
export const departmentText = (department: string, university: string | null) =>
  university === null ? department : `${department}, ${university}`;

/** The ids of the departments of which every word begins a word of the name or the university's. */
export async function findDepartments(
  db: Kysely<Tables>,
  topic: readonly string[],
): Promise<number[]> {
  // Words are parted at everything that is no letter, mark or digit of ASCII or beyond it.
  const { rows } = await sql<{ id: number }>`
    SELECT departments.id
    FROM departments JOIN universities ON universities.id = departments.university_id,
      LATERAL (SELECT ' ' || regexp_replace(
        departments.name_key || ' ' || universities.name_key, '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\x7f]+', ' ', 'g'
      ) AS words) AS named
    WHERE (SELECT bool_and(strpos(named.words, ' ' || beginning) > 0)
      FROM unnest(${[...topic]}::text[]) AS beginning)
    ORDER BY universities.total_members DESC, departments.id LIMIT ${sql.lit(MOST_DEPARTMENTS)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

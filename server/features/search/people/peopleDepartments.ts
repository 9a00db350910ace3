import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The most departments whose newest members are considered. */
const MOST_DEPARTMENTS = 50;

/** The text a department is found by, and shown as. */
export const departmentText = (department: string, university: string | null) =>
  university === null ? department : `${department}, ${university}`;

/**
 * The ids of the departments for which every search word starts a word of the department's or the
 * university's name.
 */
export async function findDepartments(
  db: Kysely<Tables>,
  topic: readonly string[],
): Promise<number[]> {
  // Until their plain names are written, places are found by the words between blanks.
  const { rows } = await sql<{ id: number }>`
    SELECT departments.id
    FROM departments JOIN universities ON universities.id = departments.university_id,
      LATERAL (SELECT ' ' || coalesce(departments.plain_name, departments.name_key) || ' '
        || coalesce(universities.plain_name, universities.name_key) AS words) AS named
    WHERE (SELECT bool_and(strpos(named.words, ' ' || beginning) > 0)
      FROM unnest(${[...topic]}::text[]) AS beginning)
    ORDER BY universities.total_members DESC, departments.id LIMIT ${sql.lit(MOST_DEPARTMENTS)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

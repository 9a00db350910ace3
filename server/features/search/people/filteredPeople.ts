import { sql, type Kysely } from 'kysely';
import type { FoundPerson } from '#contract/entities/person';
import { hiddenAuthors, isMember, personOf } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { matchesFilter, mentoringColumn, type PeopleFilter } from './peopleFilter';
import { presentFound } from './peopleMatches';
import type { FoundPersonRow } from './peopleRanking';

/** At most this many of the newest people who match are ranked; older ones are not listed. */
const CANDIDATES = sql.lit(1_000);

/**
 * A page of the people who match a filter: those who share most interests with the reader first,
 * then those of the same department and of the same university, then the newest. Leaves out the
 * reader and people hidden from them.
 */
export async function listFilteredPeople(
  db: Kysely<Tables>,
  readerId: number,
  filter: PeopleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundPerson[]> {
  const { rows } = await sql<Pick<FoundPersonRow, 'person' | 'mentoring'>>`
    WITH me AS MATERIALIZED (
      SELECT interests, department_id, university_id FROM users WHERE id = ${readerId}
    ),
    candidates AS MATERIALIZED (
      SELECT users.* FROM users
      WHERE ${matchesFilter(filter)} AND ${isMember} AND users.id <> ${readerId}
        AND users.id NOT IN ${hiddenAuthors(db, readerId)}
      ORDER BY users.id DESC LIMIT ${CANDIDATES}
    ),
    page AS (
      SELECT candidates.*,
        row_number() OVER (ORDER BY
          (SELECT count(*) FROM unnest(candidates.interests) AS interest
            WHERE interest = ANY (me.interests)) DESC,
          candidates.department_id = me.department_id IS TRUE DESC,
          candidates.university_id = me.university_id IS TRUE DESC,
          candidates.id DESC) AS place
      FROM candidates CROSS JOIN me
      ORDER BY place LIMIT ${limit} OFFSET ${offset}
    )
    SELECT ${personOf('page')} AS person, ${mentoringColumn(db, filter, sql`page.id`)} AS mentoring
    FROM page
    ORDER BY page.place
  `.execute(db);
  return rows.map((row) => presentFound(row));
}

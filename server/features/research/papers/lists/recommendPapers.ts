import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors } from '#domain/people';
import { createKnownFields } from '../fields/knownFields';
import type { NearFields } from '../fields/nearFields';
import { readPapers, type PaperRow } from '../selectPapers';

/** The most papers of each field that come before the others. */
const MOST_OF_A_FIELD = sql.lit(200);
/** The number of newest members of the reader's department whose papers are considered. */
const MOST_MEMBERS = sql.lit(300);

/** A person's interests, with the name of their department. */
async function readInterests(db: Kysely<Tables>, readerId: number): Promise<string[]> {
  const reader = await db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select(['users.interests', 'departments.name as department'])
    .where('users.id', '=', readerId)
    .executeTakeFirst();
  if (!reader) return [];
  return [...reader.interests, ...(reader.department === null ? [] : [reader.department])];
}

/**
 * A page of the papers near a reader: of these fields first, then of related ones, then by people
 * of their department, then all others. Within each group, the newest come first.
 */
export function listNearPapers(
  db: Kysely<Tables>,
  readerId: number,
  { same, akin }: NearFields,
  { limit, offset }: Page,
): Promise<PaperRow[]> {
  const isShown = sql`papers.user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  const bestFirst = sql`kind, id DESC`;
  // Rows beyond this cannot be on the page. Written as a sum, the planner assumes a small limit.
  // For a field with very many papers it then scans the index from the newest on, and does not sort
  // all of them.
  const upToPage = sql`${limit}::integer + ${offset}::integer`;
  return readPapers(
    db,
    readerId,
    sql`(
      WITH fields AS (
        SELECT lower(name) AS field, min(kind) AS kind FROM (
          SELECT 1 AS kind, unnest(${same}::text[]) AS name
          UNION ALL SELECT 2, unnest(${akin}::text[])
        ) AS named GROUP BY lower(name)
      ),
      near AS MATERIALIZED (
        SELECT fields.kind, found.id FROM fields, LATERAL (
          SELECT papers.id FROM papers
          WHERE lower(papers.research_field) = fields.field AND ${isShown}
          ORDER BY papers.id DESC LIMIT least(${upToPage}, ${MOST_OF_A_FIELD})
        ) AS found
        UNION ALL
        SELECT 3, found.id FROM (
          SELECT users.id FROM users
          WHERE users.department_id = (SELECT department_id FROM users WHERE id = ${readerId})
          ORDER BY users.id DESC LIMIT ${MOST_MEMBERS}
        ) AS member, LATERAL (
          SELECT papers.id FROM papers
          WHERE papers.user_id = member.id AND ${isShown}
          ORDER BY papers.id DESC LIMIT 5
        ) AS found
      ),
      first AS MATERIALIZED (SELECT id, min(kind) AS kind FROM near GROUP BY id),
      others AS (
        SELECT papers.id FROM papers
        WHERE ${isShown} AND NOT EXISTS (SELECT FROM first WHERE first.id = papers.id)
        ORDER BY papers.id DESC LIMIT ${upToPage}
      ),
      page AS (
        SELECT id, kind FROM first UNION ALL SELECT id, 4 FROM others
        ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset}
      )
      SELECT id, row_number() OVER (ORDER BY ${bestFirst}) AS place FROM page
    )`,
  );
}

/** Creates a function that recommends papers, a page at a time. */
export function createRecommendPapers(deps: Pick<Deps, 'db' | 'clock'>) {
  const knownFields = createKnownFields(deps);
  return async (readerId: number, page: Page): Promise<PaperRow[]> => {
    const [interests, findNear] = await Promise.all([
      readInterests(deps.db, readerId),
      knownFields(),
    ]);
    return listNearPapers(deps.db, readerId, findNear(interests), page);
  };
}

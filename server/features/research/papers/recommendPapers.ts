import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/page';
import { hiddenAuthors } from '#domain/people';
import { createKnownFields } from './knownFields';
import type { NearFields } from './nearFields';
import { readPapers, type PaperRow } from './selectPapers';

/** Of each field at most this many papers come before the others. */
const MOST_OF_A_FIELD = sql.lit(200);
/** The newest members of the reader's department whose papers are looked at. */
const MOST_MEMBERS = sql.lit(300);

/** What a person cares for: his interests, and what his department is called. */
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
 * A page of the papers near a reader: of these fields first, then of those akin to them, then by
 * people of his department, then all others; among these the newest first.
 */
export function listNearPapers(
  db: Kysely<Tables>,
  readerId: number,
  { same, akin }: NearFields,
  { limit, offset }: Page,
): Promise<PaperRow[]> {
  const isShown = sql`papers.user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  const bestFirst = sql`kind, id DESC`;
  // Further ones could not be on the page. And as a sum it is taken for few, so that of a field with
  // very many papers the index is walked from the newest on, instead of all of them being sorted.
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

/** Makes what recommends papers, a page at a time. */
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

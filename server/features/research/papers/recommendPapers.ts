import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { hiddenAuthors } from '../../../queries/blocks';
import { readPapers, type Page, type PaperRow } from './paperRepository';

/** Of each field, and of the department, at most this many papers come before the others. */
const MOST_NEAR = sql.lit(200);
/** The newest members of the reader's department whose papers are looked at. */
const MOST_MEMBERS = sql.lit(300);

/**
 * A page of the papers near a reader: of the fields he cares for and of his own department's name
 * first, then by people of his department, then all others; among these the newest first.
 */
export function recommendPapers(
  db: Kysely<Tables>,
  readerId: number,
  { limit, offset }: Page,
): Promise<PaperRow[]> {
  const isShown = sql`papers.user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  const bestFirst = sql`kind, id DESC`;
  return readPapers(
    db,
    readerId,
    sql`(
      WITH reader AS (
        SELECT users.department_id, users.interests, departments.name AS department
        FROM users LEFT JOIN departments ON departments.id = users.department_id
        WHERE users.id = ${readerId}
      ),
      fields AS (
        SELECT DISTINCT lower(field) AS field
        FROM reader, unnest(reader.interests || coalesce(reader.department, '')) AS field
      ),
      near AS MATERIALIZED (
        SELECT 1 AS kind, found.id FROM fields, LATERAL (
          SELECT papers.id FROM papers
          WHERE lower(papers.research_field) = fields.field AND ${isShown}
          ORDER BY papers.id DESC LIMIT ${MOST_NEAR}
        ) AS found
        UNION ALL
        SELECT 2, found.id FROM (
          SELECT users.id FROM users
          WHERE users.department_id = (SELECT department_id FROM reader)
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
        ORDER BY papers.id DESC LIMIT ${limit}::integer + ${offset}::integer
      ),
      page AS (
        SELECT id, kind FROM first UNION ALL SELECT id, 3 FROM others
        ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset}
      )
      SELECT id, row_number() OVER (ORDER BY ${bestFirst}) AS place FROM page
    )`,
  );
}

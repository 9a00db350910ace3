import { sql, type Kysely } from 'kysely';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import type { NearFields } from '../../fields/nearFields';
import { openingOfAbstract } from './readTaste';

/** Each of these bounds the papers that are compared, because every page compares them again. */
const MOST = sql.lit(400);
// Written as a sum, the planner assumes a small limit. For a field with very many papers it then
// scans the index from the newest on, and does not sort all of them.
const MOST_OF_A_FIELD = sql`(${100}::integer + ${0}::integer)`;
const NEWEST = sql.lit(200);
/** The newest members of the reader's department, and the newest papers of each. */
const MOST_MEMBERS = sql.lit(100);
const MOST_OF_A_MEMBER = sql.lit(3);
const MOST_OF_REFERENCES = sql.lit(50);

/** A paper that may be recommended. */
export interface Candidate {
  id: number;
  title: string;
  author: string;
  research_field: string;
  doi: string | null;
  /** The beginning of its abstract. */
  opening: string;
  /** Whether a member of the reader's department added it. */
  is_of_colleague: boolean;
}

/**
 * A condition on a row of `papers`: the reader hasn't saved it. With `NOT IN`, the planner reads the
 * list once and scans papers from the newest on; with `NOT EXISTS` it joins all.
 */
export const isUnsaved = (readerId: number) => sql<boolean>`(
  papers.id NOT IN (
    SELECT target_id FROM library_items WHERE user_id = ${readerId} AND kind = 'paper'
  )
)`;

/** Where candidates are looked for. */
export interface Near {
  fields: NearFields;
  /** DOIs of the references in the reader's library. */
  dois: readonly string[];
}

/**
 * The papers that may be recommended: those of near fields and of colleagues, those in the reader's
 * references, and the newest. Without papers that the reader added, saved, or opened since a time.
 */
export async function readCandidates(
  db: Kysely<Tables>,
  readerId: number,
  { fields: { same, akin }, dois }: Near,
  openedSince: Date,
): Promise<Candidate[]> {
  const isEligible = sql`papers.user_id NOT IN ${hiddenAuthors(db, readerId)}
    AND papers.user_id <> ${readerId} AND ${isUnsaved(readerId)}
    AND papers.id NOT IN (
      SELECT paper_id FROM reading_places
      WHERE user_id = ${readerId} AND updated_at >= ${openedSince}
    )`;
  const department = sql`(SELECT department_id FROM users WHERE id = ${readerId})`;
  const { rows } = await sql<Candidate>`
    WITH fields AS (
      SELECT lower(name) AS field, min(kind) AS kind FROM (
        SELECT 1 AS kind, unnest(${same}::text[]) AS name
        UNION ALL SELECT 2, unnest(${akin}::text[])
      ) AS named GROUP BY lower(name)
    ),
    near AS MATERIALIZED (
      SELECT 0 AS kind, found.id FROM (
        SELECT papers.id FROM papers
        WHERE papers.doi = ANY(${[...dois]}::text[]) AND ${isEligible} LIMIT ${MOST_OF_REFERENCES}
      ) AS found
      UNION ALL
      SELECT fields.kind, found.id FROM fields, LATERAL (
        SELECT papers.id FROM papers
        WHERE lower(papers.research_field) = fields.field AND ${isEligible}
        ORDER BY papers.id DESC LIMIT ${MOST_OF_A_FIELD}
      ) AS found
      UNION ALL
      SELECT 3, found.id FROM (
        SELECT id FROM papers WHERE ${isEligible} ORDER BY id DESC LIMIT ${NEWEST}
      ) AS found
      UNION ALL
      SELECT 4, found.id FROM (
        SELECT users.id FROM users WHERE users.department_id = ${department}
        ORDER BY users.id DESC LIMIT ${MOST_MEMBERS}
      ) AS member, LATERAL (
        SELECT papers.id FROM papers
        WHERE papers.user_id = member.id AND ${isEligible}
        ORDER BY papers.id DESC LIMIT ${MOST_OF_A_MEMBER}
      ) AS found
    ),
    first AS MATERIALIZED (
      SELECT id FROM near GROUP BY id ORDER BY min(kind), id DESC LIMIT ${MOST}
    )
    SELECT paper.*, coalesce(users.department_id = ${department}, false) AS is_of_colleague
    FROM first,
    -- OFFSET 0 looks papers up one by one; a join may read all.
    LATERAL (
      SELECT id, user_id, title, author, research_field, doi, ${openingOfAbstract} AS opening
      FROM papers WHERE papers.id = first.id OFFSET 0
    ) AS paper
    JOIN users ON users.id = paper.user_id
  `.execute(db);
  return rows;
}

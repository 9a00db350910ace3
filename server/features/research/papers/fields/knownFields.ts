import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { createFindNearFields, type FindNearFields } from './nearFields';

/** New fields are rare, and each of them costs an index lookup. */
const KEPT_MS = 60_000;
/** Fields beyond this number are found only by their exact spelling. */
const MOST_FIELDS = 5_000;

/**
 * The fields of papers, in lower case. Does not read the papers of a field: each step jumps to the
 * next field in the index.
 */
export async function readFields(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    WITH RECURSIVE known (field) AS (
      (SELECT lower(research_field) FROM papers ORDER BY lower(research_field) LIMIT 1)
      UNION ALL
      SELECT next.field FROM known, LATERAL (
        SELECT lower(papers.research_field) AS field FROM papers
        WHERE lower(papers.research_field) > known.field
        ORDER BY lower(papers.research_field) LIMIT 1
      ) AS next
    )
    SELECT field FROM known LIMIT ${MOST_FIELDS}
  `.execute(db);
  return rows.map(({ field }) => field);
}

/**
 * Creates a function that returns the finder of near fields; the known fields are cached for a
 * minute.
 */
export function createKnownFields({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): () => Promise<FindNearFields> {
  let kept: { find: Promise<FindNearFields>; at: number } | null = null;

  return () => {
    const at = clock.now().getTime();
    if (!kept || at - kept.at >= KEPT_MS) {
      const fresh = { find: readFields(db).then(createFindNearFields), at };
      // Failures are not cached; waiting callers get the error.
      fresh.find.catch(() => {
        if (kept === fresh) kept = null;
      });
      kept = fresh;
    }
    return kept.find;
  };
}

import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { createFindNearFields, type FindNearFields } from './nearFields';

/** New fields come slowly, and each of them takes a look into the index. */
const KEPT_MS = 60_000;
/** What is spelled differently from the first so many is found only as it is spelled. */
const MOST_FIELDS = 5_000;

/** The fields that papers are in, in lower case. The papers of a field are not read: the index is jumped through. */
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

/** Makes what gives the finder of near fields, which knows the fields of the last minute. */
export function createKnownFields({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): () => Promise<FindNearFields> {
  let kept: { find: Promise<FindNearFields>; at: number } | null = null;

  return () => {
    const at = clock.now().getTime();
    if (!kept || at - kept.at >= KEPT_MS) {
      const fresh = { find: readFields(db).then(createFindNearFields), at };
      // What failed is not kept; whoever waits for it is told.
      fresh.find.catch(() => {
        if (kept === fresh) kept = null;
      });
      kept = fresh;
    }
    return kept.find;
  };
}

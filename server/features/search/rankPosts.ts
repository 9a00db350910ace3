import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { PostQuery } from './postQuery';

/** The age in days at which a post counts half as much. */
const HALF_AFTER_DAYS = 30;
/** Divides by the logarithm of the length, so that long texts are not favoured. */
const BY_LENGTH = 1;

/** The page of the candidates to return, ranked as of `now`. */
export interface RankedPage {
  now: Date;
  limit: number;
  offset: number;
}

/**
 * A page of the candidates' ids, best first. A post ranks higher the more often its words occur,
 * with titles counting most. Posts in the spelling of the search, whose accents count, come first,
 * and those without the words, by an author of that name, come last. Words in sequence count twice,
 * and the last word counts more as a whole word than as a prefix. Newer posts rank higher. Hashtags
 * alone are newest first.
 */
export async function rankPosts(
  db: Kysely<Tables>,
  { words }: PostQuery,
  candidates: readonly number[],
  { now, limit, offset }: RankedPage,
): Promise<number[]> {
  if (!words) return [...candidates].sort((a, b) => b - a).slice(offset, offset + limit);
  // Ranks by any of the words although all occur, because the time for all together grows at least
  // with the square of the text's length.
  const rank = (query: string) => sql`ts_rank(words, ${query}::tsquery, ${sql.lit(BY_LENGTH)})`;
  const together = sql`CASE WHEN words @@ ${words.phrase}::tsquery THEN 2 ELSE 1 END`;
  const days = sql`greatest(extract(epoch FROM ${now}::timestamptz - created_at) / 86400, 0)`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE id = ANY(${[...candidates]}::bigint[])
    ORDER BY words @@ ${words.spelled}::tsquery DESC,
      (${rank(words.any)} + ${rank(words.anyWhole)}) * ${together}
        / (1 + ${days} / ${sql.lit(HALF_AFTER_DAYS)}) DESC,
      id DESC
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

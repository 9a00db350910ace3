import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { PostQuery } from './postQuery';

/** After so many days a post counts half as much. */
const HALF_AFTER_DAYS = 30;
/** Divides by the logarithm of the length, so that a long text does not win by its length. */
const BY_LENGTH = 1;

/** Which part of the candidates is wanted, in what order they stand at this moment. */
export interface RankedPage {
  now: Date;
  limit: number;
  offset: number;
}

/**
 * A page of the candidates' ids, best first. A post counts more the more often its words occur, most
 * in titles; where they follow one another, twice; the last word more as a whole one than as a
 * beginning; and a new post more than an old one. Hashtags alone are newest first.
 */
export async function rankPosts(
  db: Kysely<Tables>,
  { words }: PostQuery,
  candidates: readonly number[],
  { now, limit, offset }: RankedPage,
): Promise<number[]> {
  if (!words) return [...candidates].sort((a, b) => b - a).slice(offset, offset + limit);
  // By any of the words although all occur: the time for all together grows with the square of the
  // text's length, or worse.
  const rank = (query: string) => sql`ts_rank(words, ${query}::tsquery, ${sql.lit(BY_LENGTH)})`;
  const together = sql`CASE WHEN words @@ ${words.phrase}::tsquery THEN 2 ELSE 1 END`;
  const days = sql`greatest(extract(epoch FROM ${now}::timestamptz - created_at) / 86400, 0)`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE id = ANY(${[...candidates]}::bigint[])
    ORDER BY (${rank(words.any)} + ${rank(words.anyWhole)}) * ${together}
        / (1 + ${days} / ${sql.lit(HALF_AFTER_DAYS)}) DESC,
      id DESC
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MAX_ID } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import { isScannedPostShown } from '#domain/posts';
import type { WordsQuery } from '#domain/words';
import type { PostQuery } from './postQuery';

/** At most this many of the newest matching posts are ranked; older ones are not found. */
export const MOST_CANDIDATES = 300;
/** The number of newest posts to scan per step, at the same cost for every word. */
const STEP = 5_000;
/** The most posts to scan. */
const MOST_READ = 20_000;
/** Words with fewer matches in the first step are rare and looked up in the index. */
const FREQUENT = 25;

interface Reading {
  ids: number[];
  /** The number of posts that contain all words but the last. */
  matched: number;
  /** The id of the last post scanned; null if there was none. */
  oldest: number | null;
}

const matchesWords = (query: string) => sql`words @@ ${query}::tsquery`;
/** The same as a function call, so that no index is used. */
export const matchesWordsUnindexed = (query: string) => sql`ts_match_vq(words, ${query}::tsquery)`;
/** A condition on a row of `posts`: it has all of these hashtags. */
export const hasHashtags = (tags: readonly string[]) => sql`hashtags @> ${[...tags]}::text[]`;

/** Joins conditions that must all hold; null is left out. */
export const allOf = (conditions: readonly (RawBuilder<unknown> | null)[]) => {
  const some = conditions.filter((condition) => condition !== null);
  return some.length === 0 ? sql`true` : sql.join(some, sql` AND `);
};

/** Scans one step of the newest posts before `beforeId`. */
async function readNewest(
  db: Kysely<Tables>,
  readerId: number,
  { words, hashtags }: PostQuery,
  beforeId: number,
): Promise<Reading> {
  const tagged = hashtags.length === 0 ? null : hasHashtags(hashtags);
  const matching = allOf([
    words && matchesWords(words.full),
    tagged,
    isScannedPostShown(db, readerId),
  ]);
  const matched = allOf([words?.whole ? matchesWords(words.whole) : null, tagged]);
  const { rows } = await sql<Reading>`
    SELECT coalesce(array_agg(id ORDER BY id DESC) FILTER (WHERE ${matching}), '{}') AS ids,
      (count(*) FILTER (WHERE ${matched}))::integer AS matched,
      min(id) AS oldest
    FROM (
      SELECT id, user_id, words, hashtags FROM posts
      WHERE id < ${beforeId} ORDER BY id DESC LIMIT ${sql.lit(STEP)}
    ) AS posts
  `.execute(db);
  return rows[0] ?? { ids: [], matched: 0, oldest: null };
}

/**
 * Queries the indexes. With `fewWhole`, all words but the last are rare together, so they are
 * looked up. The last word's prefix, which may match half of all posts, is only checked.
 */
function selectIndexed(
  db: Kysely<Tables>,
  readerId: number,
  { words, hashtags }: PostQuery,
  fewWhole: boolean,
) {
  const matches = (query: WordsQuery) =>
    query.whole !== null && fewWhole
      ? sql`${matchesWords(query.whole)} AND ${matchesWordsUnindexed(query.full)}`
      : matchesWords(query.full);
  const tagged = hashtags.length === 0 ? null : hasHashtags(hashtags);
  // `id + 0` keeps the planner from scanning posts from the newest until it has enough.
  return sql<{ id: number }>`
    SELECT id FROM posts
    WHERE ${allOf([words && matches(words), tagged, isScannedPostShown(db, readerId)])}
    ORDER BY id + 0 DESC LIMIT ${sql.lit(MOST_CANDIDATES)}
  `;
}

/**
 * The ids of the newest posts that match and are not hidden from the reader. Frequent words are
 * found by scanning the newest posts, rare ones by the indexes. Either alone would take seconds for
 * words of the other kind.
 */
export async function findCandidates(
  db: Kysely<Tables>,
  readerId: number,
  query: PostQuery,
): Promise<number[]> {
  const first = await readNewest(db, readerId, query, MAX_ID);
  if (first.ids.length < FREQUENT) {
    const { rows } = await selectIndexed(db, readerId, query, first.matched < FREQUENT).execute(db);
    return rows.map(({ id }) => id);
  }
  const found = [...first.ids];
  let { oldest } = first;
  for (let read = STEP; read < MOST_READ && oldest !== null; read += STEP) {
    if (found.length >= MOST_CANDIDATES) break;
    const next: Reading = await readNewest(db, readerId, query, oldest);
    found.push(...next.ids);
    oldest = next.oldest;
  }
  return found.slice(0, MOST_CANDIDATES);
}

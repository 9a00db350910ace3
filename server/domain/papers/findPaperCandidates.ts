import { sql, type Kysely } from 'kysely';
import { MAX_ID } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import type { WordsQuery } from '#domain/words';

/** At most this many of the newest matching papers are ranked; older ones are not found. */
const MOST_CANDIDATES = 300;
/** The number of newest papers to scan first, to estimate the frequency of the words. */
const SAMPLE = 200;
/** Words with fewer matches in the sample are rare and looked up in the index. */
const FREQUENT = 10;
/** The most papers to scan after the sample. */
const MOST_READ = 2_000;
/** Enough results from scanning; with fewer, the index is queried instead. */
const ENOUGH = 75;
/** Oversampling factor, because matches are unevenly distributed. */
const SPARE = 1.25;

interface Reading {
  ids: number[];
  /** The number of papers that contain all words but the last. */
  matched: number;
  /** The id of the last paper scanned; null if there was none. */
  oldest: number | null;
}

const matches = (query: string) => sql`words @@ ${query}::tsquery`;
/** The same as a function call, so that no index is used. */
const matchesUnindexed = (query: string) => sql`ts_match_vq(words, ${query}::tsquery)`;

/** Scans the newest `count` papers before `beforeId`. */
async function readNewest(
  db: Kysely<Tables>,
  readerId: number,
  { full, whole }: WordsQuery,
  { beforeId, count }: { beforeId: number; count: number },
): Promise<Reading> {
  const isShown = sql`user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  const { rows } = await sql<Reading>`
    SELECT coalesce(array_agg(id ORDER BY id DESC) FILTER (WHERE ${matches(full)} AND ${isShown}), '{}') AS ids,
      (count(*) FILTER (WHERE ${whole === null ? sql`true` : matches(whole)}))::integer AS matched,
      min(id) AS oldest
    FROM (
      SELECT id, user_id, words FROM papers
      WHERE id < ${beforeId} ORDER BY id DESC LIMIT ${count}
    ) AS newest
  `.execute(db);
  return rows[0] ?? { ids: [], matched: 0, oldest: null };
}

/**
 * Queries the index. With `fewWhole`, all words but the last are rare together, so they are looked
 * up. The last word's prefix, which may match every paper, is only checked.
 */
async function findIndexed(
  db: Kysely<Tables>,
  readerId: number,
  { full, whole }: WordsQuery,
  fewWhole: boolean,
): Promise<number[]> {
  // Hides the words from the planner: it would scan every paper for those it considers frequent.
  const indexed = (query: string) => sql`words @@ (SELECT ${query}::tsquery)`;
  const matching =
    whole !== null && fewWhole
      ? sql`${indexed(whole)} AND ${matchesUnindexed(full)}`
      : indexed(full);
  // `id + 0` keeps the planner from scanning papers from the newest until it has enough.
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM papers
    WHERE ${matching} AND user_id NOT IN ${hiddenAuthors(db, readerId)}
    ORDER BY id + 0 DESC LIMIT ${sql.lit(MOST_CANDIDATES)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The ids of the newest papers that contain every word and are not hidden from the reader. Frequent
 * words are found by scanning the newest papers, as many as should be enough. Rare words are looked
 * up in the index. Either alone would take seconds for words of the other kind.
 */
export async function findPaperCandidates(
  db: Kysely<Tables>,
  readerId: number,
  query: WordsQuery,
): Promise<number[]> {
  const newest = { beforeId: MAX_ID, count: SAMPLE };
  const sample = await readNewest(db, readerId, query, newest);
  const fewWhole = sample.matched < FREQUENT;
  if (sample.ids.length < FREQUENT || sample.oldest === null) {
    return findIndexed(db, readerId, query, fewWhole);
  }
  const wanted = ((MOST_CANDIDATES - sample.ids.length) * SAMPLE * SPARE) / sample.ids.length;
  const count = Math.min(MOST_READ, Math.ceil(wanted));
  const more = await readNewest(db, readerId, query, { beforeId: sample.oldest, count });
  const found = [...sample.ids, ...more.ids].slice(0, MOST_CANDIDATES);
  // Only frequent in recent papers: few papers match, and the index finds them all.
  if (found.length < ENOUGH) return findIndexed(db, readerId, query, fewWhole);
  return found;
}

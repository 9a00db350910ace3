import { sql, type Kysely } from 'kysely';
import { MAX_ID } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import type { WordsQuery } from '#domain/words';

/** The newest papers that match, at most so many, are put in order; older ones are not found. */
const MOST_CANDIDATES = 300;
/** So many of the newest papers are read first, to learn how frequent the words are. */
const SAMPLE = 200;
/** Words that fewer of these bear are rare: the index of words knows all their papers. */
const FREQUENT = 10;
/** So many papers at most are read after them. */
const MOST_READ = 2_000;
/** So many papers found by reading are enough; of fewer the index knows all. */
const ENOUGH = 75;
/** How much more than should be enough is read, since chance is uneven. */
const SPARE = 1.25;

interface Reading {
  ids: number[];
  /** Papers that bear all words but the last. */
  bearing: number;
  /** The last paper that was read; null where none was left. */
  oldest: number | null;
}

const bears = (query: string) => sql`words @@ ${query}::tsquery`;
/** The same as a function call, which no index answers. */
const bearsUnindexed = (query: string) => sql`ts_match_vq(words, ${query}::tsquery)`;

/** Reads through so many of the newest papers before one. */
async function readNewest(
  db: Kysely<Tables>,
  readerId: number,
  { full, whole }: WordsQuery,
  { beforeId, count }: { beforeId: number; count: number },
): Promise<Reading> {
  const isShown = sql`user_id NOT IN ${hiddenAuthors(db, readerId)}`;
  const { rows } = await sql<Reading>`
    SELECT coalesce(array_agg(id ORDER BY id DESC) FILTER (WHERE ${bears(full)} AND ${isShown}), '{}') AS ids,
      (count(*) FILTER (WHERE ${whole === null ? sql`true` : bears(whole)}))::integer AS bearing,
      min(id) AS oldest
    FROM (
      SELECT id, user_id, words FROM papers
      WHERE id < ${beforeId} ORDER BY id DESC LIMIT ${count}
    ) AS newest
  `.execute(db);
  return rows[0] ?? { ids: [], bearing: 0, oldest: null };
}

/**
 * Asks the index. `fewWhole`: all words but the last are rare together, so that they are looked up,
 * and the beginning of a word, which may stand in every paper, is only checked.
 */
async function findIndexed(
  db: Kysely<Tables>,
  readerId: number,
  { full, whole }: WordsQuery,
  fewWhole: boolean,
): Promise<number[]> {
  // The planner is not told the words: for what it takes for frequent it would read every paper.
  const indexed = (query: string) => sql`words @@ (SELECT ${query}::tsquery)`;
  const matching =
    whole !== null && fewWhole ? sql`${indexed(whole)} AND ${bearsUnindexed(full)}` : indexed(full);
  // `id + 0` keeps the planner from walking the papers from the newest on until it has enough.
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM papers
    WHERE ${matching} AND user_id NOT IN ${hiddenAuthors(db, readerId)}
    ORDER BY id + 0 DESC LIMIT ${sql.lit(MOST_CANDIDATES)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The ids of the newest papers that bear every word and are not hidden from the reader. Frequent
 * words are found by reading the newest papers, as many as should be enough; rare ones by the index:
 * either alone would take seconds for words of the other kind.
 */
export async function findPaperCandidates(
  db: Kysely<Tables>,
  readerId: number,
  query: WordsQuery,
): Promise<number[]> {
  const newest = { beforeId: MAX_ID, count: SAMPLE };
  const sample = await readNewest(db, readerId, query, newest);
  const fewWhole = sample.bearing < FREQUENT;
  if (sample.ids.length < FREQUENT || sample.oldest === null) {
    return findIndexed(db, readerId, query, fewWhole);
  }
  const wanted = ((MOST_CANDIDATES - sample.ids.length) * SAMPLE * SPARE) / sample.ids.length;
  const count = Math.min(MOST_READ, Math.ceil(wanted));
  const more = await readNewest(db, readerId, query, { beforeId: sample.oldest, count });
  const found = [...sample.ids, ...more.ids].slice(0, MOST_CANDIDATES);
  // Frequent of late only: there is little of it, and the index finds all.
  if (found.length < ENOUGH) return findIndexed(db, readerId, query, fewWhole);
  return found;
}

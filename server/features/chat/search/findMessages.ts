import { sql, type Kysely, type RawBuilder } from 'kysely';
import { pairOf } from '#domain/connections';
import { hiddenAuthors } from '#domain/people';
import type { WordsQuery } from '#domain/words';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';

/** The messages to search: the reader's, or those with one other person. */
export interface SearchedMessages {
  readerId: number;
  otherId?: number | undefined;
  /** Only messages with smaller ids. */
  beforeId: number;
}

/** The number of newest messages to scan, at the same cost for every word. */
const SCANNED = 4_000;
/** Words with fewer matches among them are rare and looked up first. */
const FREQUENT = 25;

interface Scan {
  ids: number[];
  /** The number of messages that were scanned. */
  scanned: number;
  /** The number of those that contain all words but the last. */
  matched: number;
}

const matches = (query: string) => sql`words @@ ${query}::tsquery`;
/** The same as a function call, so that no index is used. */
const matchesUnindexed = (query: string) => sql`ts_match_vq(words, ${query}::tsquery)`;

/** Whether the other person of a message is shown to the reader. Of one person, that is known. */
const isShown = (db: Kysely<Tables>, { readerId, otherId }: SearchedMessages) =>
  otherId === undefined
    ? sql`(low_id + high_id - ${readerId}::bigint) NOT IN ${hiddenAuthors(db, readerId)}`
    : sql`true`;

/**
 * The newest messages to search, in one or two parts that each have an index in the order of their
 * ids. Each part has its own limit, because the planner makes a plan for each without the other.
 */
function selectOwn({ readerId, otherId, beforeId }: SearchedMessages): RawBuilder<unknown> {
  const select = (condition: RawBuilder<unknown>) => sql`(
    SELECT message_id, low_id, high_id, words FROM message_words
    WHERE ${condition} AND message_id < ${beforeId}
    ORDER BY message_id DESC LIMIT ${sql.lit(SCANNED)}
  )`;
  if (otherId === undefined)
    return sql`${select(sql`low_id = ${readerId}`)} UNION ALL ${select(sql`high_id = ${readerId}`)}`;
  const { low_id, high_id } = pairOf(readerId, otherId);
  return select(sql`low_id = ${low_id} AND high_id = ${high_id}`);
}

/**
 * The ways of reading that are turned off for a scan, because they may read and sort all messages of
 * a person.
 */
export const UNORDERED = ['enable_bitmapscan', 'enable_seqscan', 'enable_sort'] as const;

/**
 * Runs the work in a transaction in which rows are read in the order of an index by person. Plans
 * are made without the values, because a plan for a person with most of the messages would read all
 * messages by id, also those of others.
 */
const inIndexOrder = <T>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>) =>
  inTransaction(db, async (trx) => {
    await sql`
      SELECT set_config(name, 'off', true) FROM unnest(${[...UNORDERED]}::text[]) AS name
      UNION ALL SELECT set_config('plan_cache_mode', 'force_generic_plan', true)
    `.execute(trx);
    return work(trx);
  });

async function scanNewest(
  db: Kysely<Tables>,
  searched: SearchedMessages,
  { full, whole }: WordsQuery,
): Promise<Scan> {
  const { rows } = await sql<Scan>`
    SELECT coalesce(
        array_agg(message_id ORDER BY message_id DESC)
          FILTER (WHERE ${matches(full)} AND ${isShown(db, searched)}), '{}'
      ) AS ids,
      count(*)::integer AS scanned,
      (count(*) FILTER (WHERE ${whole === null ? sql`false` : matches(whole)}))::integer AS matched
    FROM (
      SELECT * FROM (${selectOwn(searched)}) AS own
      ORDER BY message_id DESC LIMIT ${sql.lit(SCANNED)}
    ) AS newest
  `.execute(db);
  return rows[0] ?? { ids: [], scanned: 0, matched: 0 };
}

/**
 * Queries the index of people and words. With `fewWhole`, all words but the last are rare together,
 * so they are looked up, and the last word's prefix is only checked.
 */
function selectIndexed(
  db: Kysely<Tables>,
  searched: SearchedMessages,
  { query, fewWhole, limit }: { query: WordsQuery; fewWhole: boolean; limit: number },
) {
  const { readerId, otherId, beforeId } = searched;
  const people = otherId === undefined ? [readerId] : [readerId, otherId];
  const words =
    query.whole !== null && fewWhole
      ? sql`${matches(query.whole)} AND ${matchesUnindexed(query.full)}`
      : matches(query.full);
  // With `message_id + 0` the planner doesn't read messages in the order of their ids.
  return sql<{ id: number }>`
    SELECT message_id AS id FROM message_words
    WHERE ARRAY[low_id, high_id] @> ${people}::bigint[] AND ${words}
      AND message_id + 0 < ${beforeId} AND ${isShown(db, searched)}
    ORDER BY message_id + 0 DESC LIMIT ${limit}
  `;
}

/**
 * The ids of the newest messages with every word, at most `limit`. Frequent words are found by
 * scanning the newest messages, rare ones by the index. Either alone would take too long for words
 * of the other kind: the index reads every match of a person who has a million messages.
 */
export async function findMessages(
  db: Kysely<Tables>,
  searched: SearchedMessages,
  query: WordsQuery,
  limit: number,
): Promise<number[]> {
  const { ids, scanned, matched } = await inIndexOrder(db, (trx) =>
    scanNewest(trx, searched, query),
  );
  if (ids.length >= limit || scanned < SCANNED) return ids.slice(0, limit);
  const wanted = { query, fewWhole: matched < FREQUENT, limit };
  const { rows } = await selectIndexed(db, searched, wanted).execute(db);
  return rows.map(({ id }) => id);
}

import { sql, type Kysely } from 'kysely';
import type { Event } from '#contract/entities/event';
import type { Deps } from '#domain/deps';
import { isScannedPostShown } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { allOf, hasHashtags, matchesWordsUnindexed } from '../candidates';
import { findMatchedWords } from '../matchedWords';
import type { PostSearch } from '../searchPosts';
import type { OtherSearches } from './otherSearches';

/** At most this many of the next events, and as many of the latest past ones, are scanned. */
const NEAR = sql.lit(1_000);

/** A page of events, the number of events found in all, and the words that matched. */
export interface FoundEventPage {
  events: Event[];
  total: number;
  matchedWords: string[];
}

/** The ids of a page of events, and the number of events found in all. */
interface EventIds {
  ids: number[];
  total: number;
}

/**
 * Finds the events whose posts match: the upcoming ones first, the soonest first, then the past
 * ones, the latest first. Frequent words are found among the events nearest to `now`, rare ones
 * among the posts that the search has found.
 */
async function findEventIds(
  db: Kysely<Tables>,
  readerId: number,
  { query: { words, hashtags }, candidates }: PostSearch,
  { now, limit, offset }: Page & { now: Date },
): Promise<EventIds> {
  const matches = allOf([
    words && matchesWordsUnindexed(words.full),
    hashtags.length === 0 ? null : hasHashtags(hashtags),
    isScannedPostShown(db, readerId),
  ]);
  const { rows } = await sql<{ id: number; total: number }>`
    WITH near AS MATERIALIZED (
      (SELECT * FROM events WHERE starts_at >= ${now} ORDER BY starts_at, id LIMIT ${NEAR})
      UNION ALL
      (SELECT * FROM events WHERE starts_at < ${now} ORDER BY starts_at DESC, id DESC LIMIT ${NEAR})
    ),
    found AS (
      SELECT id, starts_at, over_at FROM near
      -- A subquery for each event, because a join may read every post with the words.
      WHERE (SELECT ${matches} FROM posts WHERE posts.id = near.post_id)
      UNION
      SELECT id, starts_at, over_at FROM events
      WHERE post_id = ANY(${candidates}::bigint[])
    )
    SELECT id, (count(*) OVER ())::integer AS total FROM found
    ORDER BY over_at > ${now} DESC,
      CASE WHEN over_at > ${now} THEN starts_at END, starts_at DESC, id
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Reads a page of the events whose posts match. */
export async function readFoundEvents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { events: listEvents }: Pick<OtherSearches, 'events'>,
  readerId: number,
  { search, page }: { search: PostSearch; page: Page },
): Promise<FoundEventPage> {
  const { ids, total } = await findEventIds(db, readerId, search, { ...page, now: clock.now() });
  const events = ids.length === 0 ? [] : await listEvents(readerId, ids);
  const texts = events.map(({ title, description, location }) => ({
    content: title,
    attached_text: `${description}\n${location ?? ''}`,
  }));
  return { events, total, matchedWords: await findMatchedWords(search.query, texts) };
}

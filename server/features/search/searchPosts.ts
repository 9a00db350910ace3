import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { postColumns, selectPosts, type PostRow } from '#domain/posts';
import { findCandidates } from './candidates';
import { findMatchedWords } from './matchedWords';
import { readPostQuery } from './postQuery';
import { rankPosts } from './rankPosts';

/** A page of posts, best first, and the matched words. */
export interface Found {
  posts: PostRow[];
  matchedWords: string[];
}

/** Finds the posts with every word and hashtag of the keyword. */
export async function searchPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  keyword: string,
  page: { limit: number; offset: number },
): Promise<Found> {
  const query = await readPostQuery(db, keyword);
  const candidates = query ? await findCandidates(db, readerId, query) : [];
  if (!query || candidates.length <= page.offset) return { posts: [], matchedWords: [] };
  const ids = await rankPosts(db, query, candidates, { ...page, now: clock.now() });
  const posts = await readInOrder(db, readerId, ids);
  return { posts, matchedWords: await findMatchedWords(db, query, posts) };
}

async function readInOrder(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
): Promise<PostRow[]> {
  const page = db
    .selectFrom('posts')
    .select(postColumns)
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .as('page');
  const rows = await selectPosts(db, readerId, page).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A post may have been deleted since the search.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

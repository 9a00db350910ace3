import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { postColumns, selectPosts, type PostRow } from '#domain/posts';
import { findCandidates } from './candidates';
import { readPostQuery, type PostQuery } from './postQuery';
import { findPostsByAuthor } from './postsByAuthor';
import { rankPosts } from './rankPosts';

/**
 * A parsed keyword, and the ids of the posts that have every word and hashtag of it, or whose author
 * is called so.
 */
export interface PostSearch {
  query: PostQuery;
  candidates: number[];
}

/** Finds the posts that match a keyword; null if it has nothing to search for. */
export async function findPosts(
  db: Kysely<Tables>,
  readerId: number,
  keyword: string,
): Promise<PostSearch | null> {
  const query = readPostQuery(keyword);
  if (!query) return null;
  const [matching, written] = await Promise.all([
    findCandidates(db, readerId, query),
    query.words ? findPostsByAuthor(db, readerId, keyword) : [],
  ]);
  return { query, candidates: [...new Set([...matching, ...written])] };
}

/** Reads a page of the posts found, best first. */
export async function readFoundPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  { query, candidates }: PostSearch,
  page: Page,
): Promise<PostRow[]> {
  if (candidates.length <= page.offset) return [];
  const now = clock.now();
  const ids = await rankPosts(db, query, candidates, { ...page, now });
  return readInOrder(db, readerId, ids, now);
}

async function readInOrder(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
  now: Date,
): Promise<PostRow[]> {
  const page = db
    .selectFrom('posts')
    .select(postColumns)
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .as('page');
  const rows = await selectPosts(db, readerId, page, now).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A post may have been deleted since the search.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

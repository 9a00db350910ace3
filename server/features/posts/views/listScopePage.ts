import { sql, type Kysely } from 'kysely';
import type { FeedScope, Post } from '#contract/entities/post';
import type { Deps } from '#domain/deps';
import {
  findNewestIds,
  isOnPage,
  isScannedPostShown,
  readPosts,
  readUncachedPosts,
  type NewestPage,
  type PostReading,
} from '#domain/posts';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import {
  friendsOf,
  postedAtUniversityOf,
  postedByFriends,
  taggedAsFollowedBy,
} from './scopeFilters';

/** The feed without the posts of everyone. */
export type NarrowScope = Exclude<FeedScope, 'everyone'>;

/** A reader with more connections sees only their posts of the last days. */
const MOST_LOOKED_UP = 2_000;
const WINDOW_MS = 30 * 24 * 3_600_000;

/** Lists a page of a scope of the feed as the reader sees it, newest first. */
export async function listScopePage(
  deps: PostReading,
  readerId: number,
  scope: NarrowScope,
  page: NewestPage,
): Promise<Post[]> {
  const ids = await findScopeIds(deps, readerId, scope, page);
  if (ids.length === 0) return [];
  const read = ids.some((id) => deps.postBodies.has(id)) ? readPosts : readUncachedPosts;
  return read(deps, readerId, sql`WHERE id = ANY(${ids}::bigint[])`);
}

/** The ids of a page of a scope of the feed, newest first. */
export async function findScopeIds(
  { db, clock }: { db: Kysely<Tables> } & Pick<Deps, 'clock'>,
  readerId: number,
  scope: NarrowScope,
  page: NewestPage,
): Promise<number[]> {
  switch (scope) {
    case 'connections':
      return findConnectionsPosts(db, readerId, clock.now(), page);
    case 'university':
      return findNewestIds(db, readerId, postedAtUniversityOf(readerId), page);
    case 'followed':
      return findNewestIds(db, readerId, taggedAsFollowedBy(readerId), page);
  }
}

async function findConnectionsPosts(
  db: Kysely<Tables>,
  readerId: number,
  now: Date,
  page: NewestPage,
): Promise<number[]> {
  const friends = friendsOf(db, readerId);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) FROM (${friends} LIMIT ${sql.lit(MOST_LOOKED_UP + 1)}) AS counted
  `.execute(db);
  const byFriends = postedByFriends(friends, readerId);
  if ((counted[0]?.count ?? 0) <= MOST_LOOKED_UP)
    return findNewestIds(db, readerId, byFriends, page);
  const since = new Date(now.getTime() - WINDOW_MS);
  const { rows } = await sql<{ id: number }>`
    SELECT posts.id FROM posts
    WHERE ${byFriends.isWanted} AND ${isOnPage(isScannedPostShown(db, readerId), page)}
      AND posts.id >= (
        SELECT oldest.id FROM posts AS oldest WHERE oldest.created_at >= ${since}
        ORDER BY oldest.created_at LIMIT 1
      )
    ORDER BY posts.id DESC LIMIT ${rowLimit(page.limit)} OFFSET ${rowOffset(page.offset)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

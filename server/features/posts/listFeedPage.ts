import { sql, type RawBuilder } from 'kysely';
import type { Post, PostType } from '#contract/entities/post';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import {
  isOnPage,
  isPostShown,
  readPosts,
  readUncachedPosts,
  type PostReading,
} from '#domain/posts';

/** Filters for one page of the feed, newest first. */
export interface FeedPage {
  limit: number;
  offset?: number | undefined;
  userId?: number | undefined;
  beforeId?: number | undefined;
  kind?: PostType | undefined;
}

/** The conditions and the order of one page of the feed as the reader sees it. */
export function selectFeedPage(
  readerId: number,
  { limit, offset = 0, ...page }: FeedPage,
): RawBuilder<unknown> {
  return sql`
    WHERE ${isOnPage(isPostShown(readerId, page.userId), page)}
    ORDER BY id DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}`;
}

/** Whether the cache has a post right before this id; ids have few gaps. */
const isCached = ({ postBodies }: PostReading, beforeId: number, limit: number) =>
  Array.from({ length: limit }, (_, nth) => beforeId - 1 - nth).some((id) => postBodies.has(id));

/** Lists a page of the feed as the reader sees it. */
export function listFeedPage(
  reading: PostReading,
  readerId: number,
  page: FeedPage,
): Promise<Post[]> {
  const { userId, beforeId, limit } = page;
  const isDeep = userId === undefined && beforeId !== undefined;
  const read = isDeep && !isCached(reading, beforeId, limit) ? readUncachedPosts : readPosts;
  return read(reading, readerId, selectFeedPage(readerId, page));
}

import { sql, type Kysely } from 'kysely';
import type { PostType } from '#contract/entities/post';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import { postColumns, selectPosts, type PostRow } from '#domain/posts';

/** Filters for one page of the feed, newest first. */
export interface FeedPage {
  limit: number;
  offset?: number | undefined;
  userId?: number | undefined;
  beforeId?: number | undefined;
  kind?: PostType | undefined;
}

/**
 * A query for one page of the feed as the reader sees it, in a single statement, without the posts
 * of people hidden from them.
 */
export function selectFeedPage(db: Kysely<Tables>, readerId: number, page: FeedPage) {
  const hidden = hiddenAuthors(db, readerId);
  let posts = db
    .selectFrom('posts')
    .select(postColumns)
    .orderBy('id', 'desc')
    .limit(rowLimit(page.limit));
  if (page.userId === undefined) {
    posts = posts.where('user_id', 'not in', hidden);
  } else {
    // Checked for the person and not for each post, so that it runs once.
    const isShown = sql<boolean>`${page.userId}::bigint NOT IN ${hidden}`;
    posts = posts.where('user_id', '=', page.userId).where(isShown);
  }
  if (page.kind !== undefined) posts = posts.where('post_type', '=', page.kind);
  if (page.beforeId !== undefined) posts = posts.where('id', '<', page.beforeId);
  if (page.offset) posts = posts.offset(rowOffset(page.offset));
  return selectPosts(db, readerId, posts.as('page')).orderBy('page.id', 'desc');
}

/** Lists a page of the feed as the reader sees it. */
export function listFeedPage(
  db: Kysely<Tables>,
  readerId: number,
  page: FeedPage,
): Promise<PostRow[]> {
  return selectFeedPage(db, readerId, page).execute();
}

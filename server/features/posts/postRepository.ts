import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { postColumns, selectPosts, type PostRow } from '../../queries/posts/selectPosts';

/** Which part of the feed is wanted: newest first, older than `beforeId`, by one person. */
export interface FeedPage {
  limit: number;
  offset?: number | undefined;
  userId?: number | undefined;
  beforeId?: number | undefined;
}

/** A query for one page of the feed as the reader sees it, in a single statement. */
export function selectFeedPage(db: Kysely<Tables>, readerId: number, page: FeedPage) {
  let posts = db.selectFrom('posts').select(postColumns).orderBy('id', 'desc').limit(page.limit);
  if (page.userId !== undefined) posts = posts.where('user_id', '=', page.userId);
  if (page.beforeId !== undefined) posts = posts.where('id', '<', page.beforeId);
  if (page.offset) posts = posts.offset(page.offset);
  return selectPosts(db, readerId, posts.as('page')).orderBy('page.id', 'desc');
}

/** The page of the feed. */
export function listFeedPage(
  db: Kysely<Tables>,
  readerId: number,
  page: FeedPage,
): Promise<PostRow[]> {
  return selectFeedPage(db, readerId, page).execute();
}

/** One post as the reader sees it. */
export function findPost(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<PostRow | undefined> {
  const post = db.selectFrom('posts').select(postColumns).where('id', '=', id).as('page');
  return selectPosts(db, readerId, post).executeTakeFirst();
}

/** The post's row alone, locked against other writers until the transaction ends. */
export function lockPost(trx: Kysely<Tables>, id: number) {
  return trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'post_type', 'content'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

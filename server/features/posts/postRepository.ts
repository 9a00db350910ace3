import { sql, type AliasedExpression, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** A post, its author, and whether the reader likes it. */
export interface PostRow extends Selectable<Tables['posts']> {
  username: string;
  profile_picture: string | null;
  university_name: string | null;
  user_liked: boolean;
}

/** Which part of the feed is wanted: newest first, older than `beforeId`, by one person. */
export interface FeedPage {
  limit: number;
  offset?: number | undefined;
  userId?: number | undefined;
  beforeId?: number | undefined;
}

/** A query for one page of the feed as the reader sees it, in a single statement. */
export function selectFeedPage(db: Kysely<Tables>, readerId: number, page: FeedPage) {
  let posts = db.selectFrom('posts').selectAll().orderBy('id', 'desc').limit(page.limit);
  if (page.userId !== undefined) posts = posts.where('user_id', '=', page.userId);
  if (page.beforeId !== undefined) posts = posts.where('id', '<', page.beforeId);
  if (page.offset) posts = posts.offset(page.offset);
  return withReader(db, readerId, posts.as('page'));
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
  const post = db.selectFrom('posts').selectAll().where('id', '=', id).as('page');
  return withReader(db, readerId, post).executeTakeFirst();
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

/** Joins author and like to the posts of a page, after the page is cut, so that skipped posts cost nothing. */
function withReader(
  db: Kysely<Tables>,
  readerId: number,
  page: AliasedExpression<Selectable<Tables['posts']>, 'page'>,
) {
  return db
    .selectFrom(page)
    .innerJoin('users', 'users.id', 'page.user_id')
    .leftJoin('universities', 'universities.id', 'users.university_id')
    .leftJoin('post_likes', (join) =>
      join.onRef('post_likes.post_id', '=', 'page.id').on('post_likes.user_id', '=', readerId),
    )
    .selectAll('page')
    .select([
      'users.username',
      'users.profile_picture',
      'universities.name as university_name',
      sql<boolean>`post_likes.user_id IS NOT NULL`.as('user_liked'),
    ])
    .orderBy('page.id', 'desc');
}

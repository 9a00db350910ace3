import { sql, type Kysely, type RawBuilder } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors } from '#domain/people';
import { postColumns, selectPosts, type PostRow } from '#domain/posts';

/** The number of newest posts to scan, at the same cost for every filter. */
const RECENT = 2_000;

/** A filter for posts, in two forms. */
export interface PostFilter {
  /** A condition on a row of `posts` that is cheap to check on each of the newest. */
  isWanted: RawBuilder<boolean>;
  /**
   * A query for the ids of a page, by an index that leads only to matching posts. Leaves out those
   * that the condition `isShown` on a row of `posts` hides.
   */
  lookUp: (page: Page, isShown: RawBuilder<boolean>) => RawBuilder<{ id: number }>;
}

/** A filter whose condition has an index. */
export const lookUpPosts = (isWanted: RawBuilder<boolean>): PostFilter => ({
  isWanted,
  // `id + 0` keeps the planner from scanning posts from the newest until it has enough.
  lookUp: ({ limit, offset }, isShown) => sql<{ id: number }>`
    SELECT id FROM posts WHERE ${isWanted} AND ${isShown} ORDER BY id + 0 DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}
  `,
});

/** A condition on a row of `posts`: its author is not hidden from the reader. */
export const isShownTo = (db: Kysely<Tables>, readerId: number) =>
  sql<boolean>`posts.user_id NOT IN ${hiddenAuthors(db, readerId)}`;

/**
 * The ids of the newest matching posts that the reader may see. Frequent matches are found among
 * the newest posts, rare ones by their index. Either alone would read all posts for the other kind.
 */
export async function findNewestIds(
  db: Kysely<Tables>,
  readerId: number,
  filter: PostFilter,
  page: Page,
): Promise<number[]> {
  const isShown = isShownTo(db, readerId);
  const { rows: recent } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT id, user_id, hashtags FROM posts ORDER BY id DESC LIMIT ${sql.lit(RECENT)}
    ) AS posts
    WHERE ${filter.isWanted} AND ${isShown} ORDER BY id DESC LIMIT ${rowLimit(page.limit)} OFFSET ${rowOffset(page.offset)}
  `.execute(db);
  if (recent.length === page.limit) return recent.map(({ id }) => id);
  const { rows: all } = await filter.lookUp(page, isShown).execute(db);
  return all.map(({ id }) => id);
}

/** The newest matching posts as the reader sees them. */
export async function listNewestPosts(
  db: Kysely<Tables>,
  readerId: number,
  filter: PostFilter,
  page: Page,
): Promise<PostRow[]> {
  const ids = await findNewestIds(db, readerId, filter, page);
  if (ids.length === 0) return [];
  const posts = db
    .selectFrom('posts')
    .select(postColumns)
    .where(sql<boolean>`id = ANY(${ids}::bigint[])`)
    .as('page');
  return selectPosts(db, readerId, posts).orderBy('page.id', 'desc').execute();
}

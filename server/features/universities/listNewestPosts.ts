import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '#domain/deps';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Page } from '#server/platform/http/route';
import {
  findNewestIds,
  postColumns,
  selectPosts,
  type PostFilter,
  type PostRow,
} from '#domain/posts';

/** A filter whose condition has an index. */
export const lookUpPosts = (isWanted: RawBuilder<boolean>): PostFilter => ({
  isWanted,
  // `id + 0` keeps the planner from scanning posts from the newest until it has enough.
  lookUp: ({ limit, offset }, isShown) => sql<{ id: number }>`
    SELECT id FROM posts WHERE ${isWanted} AND ${isShown} ORDER BY id + 0 DESC LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}
  `,
});

/** The newest matching posts as the reader sees them. */
export async function listNewestPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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
  return selectPosts(db, readerId, posts, clock.now()).orderBy('page.id', 'desc').execute();
}

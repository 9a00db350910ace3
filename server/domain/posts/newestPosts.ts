import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PostType } from '#contract/entities/post';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { isScannedPostShown } from './shownPosts';

/** The number of newest posts to scan, at the same cost for every filter. */
const RECENT = 2_000;

/** A filter for posts, in two forms. */
export interface PostFilter {
  /** A condition on a row of `posts` that is cheap to check on each of the newest. */
  isWanted: RawBuilder<boolean>;
  /**
   * A query for the ids of a page, by an index that leads only to matching posts. Leaves out those
   * that the condition `isShown` on a row of `posts` excludes.
   */
  lookUp: (page: Page, isShown: RawBuilder<boolean>) => RawBuilder<{ id: number }>;
}

/** A page of posts, and what else they have in common. */
export interface NewestPage extends Page {
  beforeId?: number | undefined;
  userId?: number | undefined;
  kind?: PostType | undefined;
}

/** A condition on a row of `posts`: it is shown to the reader, and the page may contain it. */
export function isOnPage(
  isShown: RawBuilder<boolean>,
  { beforeId, userId, kind }: Pick<NewestPage, 'beforeId' | 'userId' | 'kind'>,
): RawBuilder<boolean> {
  const conditions = [
    isShown,
    ...(userId === undefined ? [] : [sql`posts.user_id = ${userId}`]),
    ...(kind === undefined ? [] : [sql`posts.post_type = ${kind}`]),
    ...(beforeId === undefined ? [] : [sql`posts.id < ${beforeId}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * The ids of the newest matching posts that the reader may see. Frequent matches are found among
 * the newest posts, rare ones by their index. Either alone would read all posts for the other kind.
 */
export async function findNewestIds(
  db: Kysely<Tables>,
  readerId: number,
  filter: PostFilter,
  page: NewestPage,
): Promise<number[]> {
  const isShown = isOnPage(isScannedPostShown(db, readerId), page);
  const start = page.beforeId === undefined ? sql`` : sql`WHERE id < ${page.beforeId}`;
  const { rows: recent } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT id, user_id, post_type, hashtags FROM posts ${start}
      ORDER BY id DESC LIMIT ${sql.lit(RECENT)}
    ) AS posts
    WHERE ${filter.isWanted} AND ${isShown} ORDER BY id DESC LIMIT ${rowLimit(page.limit)} OFFSET ${rowOffset(page.offset)}
  `.execute(db);
  if (recent.length === page.limit) return recent.map(({ id }) => id);
  const { rows: all } = await filter.lookUp(page, isShown).execute(db);
  return all.map(({ id }) => id);
}

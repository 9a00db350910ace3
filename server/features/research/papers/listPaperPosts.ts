import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { isPostShown, postColumns, selectPosts, type PostRow } from '#domain/posts';
import type { Page } from '#server/platform/http/route';
import { requirePaper } from './findPaper';

interface PostsPage extends Page {
  beforeId: number | undefined;
}

/**
 * The posts with an address of a paper, newest first. Throws 404 if the reader may see no such
 * paper.
 */
export async function listPaperPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readerId: number,
  id: number,
  { beforeId, limit, offset }: PostsPage,
): Promise<PostRow[]> {
  await requirePaper(db, readerId, id);
  const linking = db
    .selectFrom('post_links')
    .select('post_id')
    .where('kind', '=', 'paper')
    .where('target_id', '=', id);
  const page = db
    .selectFrom('posts')
    .select(postColumns)
    .where('id', 'in', linking)
    .where(isPostShown(readerId))
    .$if(beforeId !== undefined, (all) => all.where('id', '<', beforeId ?? 0))
    .orderBy(sql`id + 0`, 'desc')
    .limit(limit)
    .offset(offset);
  return selectPosts(db, readerId, page.as('page'), clock.now())
    .orderBy('page.id', 'desc')
    .execute();
}

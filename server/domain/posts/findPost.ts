import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { postColumns, selectPosts, type PostRow } from './selectPosts';
import { isPostShown, postNotFound } from './shownPosts';

/** One post as the reader sees it at a time. Throws 404 if there is none that they may see. */
export async function findPost(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
  now: Date,
): Promise<PostRow> {
  const post = db
    .selectFrom('posts')
    .select(postColumns)
    .where('id', '=', id)
    .where(isPostShown(readerId))
    .as('page');
  const found = await selectPosts(db, readerId, post, now).executeTakeFirst();
  if (!found) throw postNotFound();
  return found;
}

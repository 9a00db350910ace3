import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { postNotFound } from './ownPost';
import { postColumns, selectPosts, type PostRow } from './selectPosts';

/** One post as the reader sees it. Throws 404 where there is none. */
export async function findPost(db: Kysely<Tables>, readerId: number, id: number): Promise<PostRow> {
  const post = db.selectFrom('posts').select(postColumns).where('id', '=', id).as('page');
  const found = await selectPosts(db, readerId, post).executeTakeFirst();
  if (!found) throw postNotFound();
  return found;
}

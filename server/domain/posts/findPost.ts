import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import { postNotFound } from './ownPost';
import { postColumns, selectPosts, type PostRow } from './selectPosts';

/**
 * One post as the reader sees it. Throws 404 if it does not exist or its author is hidden from
 * them.
 */
export async function findPost(db: Kysely<Tables>, readerId: number, id: number): Promise<PostRow> {
  const post = db
    .selectFrom('posts')
    .select(postColumns)
    .where('id', '=', id)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .as('page');
  const found = await selectPosts(db, readerId, post).executeTakeFirst();
  if (!found) throw postNotFound();
  return found;
}

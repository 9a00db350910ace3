import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import { postNotFound } from './ownPost';
import { postColumns, selectPosts, type PostRow } from './selectPosts';

/**
 * One post as the reader sees it at a time. Throws 404 if it does not exist or its author is hidden
 * from them.
 */
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
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .as('page');
  const found = await selectPosts(db, readerId, post, now).executeTakeFirst();
  if (!found) throw postNotFound();
  return found;
}

/** Those of the posts that exist and whose authors are not hidden from the reader. */
export async function thoseShown(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a post exists and its author is not hidden from the reader. */
export const isPostShown = async (db: Kysely<Tables>, readerId: number, id: number) =>
  (await thoseShown(db, readerId, [id])).length > 0;

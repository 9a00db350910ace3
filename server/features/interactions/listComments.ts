import { sql, type Kysely } from 'kysely';
import { hiddenAuthors } from '#domain/people';
import { postNotFound } from '#domain/posts';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import type { CommentRow } from './commentPresenter';
import { readThreads } from './readThreads';

/**
 * First-level comments of a post, oldest first, with the first replies under them. Leaves out the
 * comments of people hidden from the reader, with all replies to them. Throws 404 if the reader
 * sees no such post.
 */
export async function listComments(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  { limit, offset }: Page,
): Promise<CommentRow[]> {
  const hidden = hiddenAuthors(db, readerId);
  const roots = sql`
    SELECT * FROM comments
    WHERE post_id = ${postId} AND parent_id IS NULL AND user_id NOT IN ${hidden}
      AND (SELECT posts.user_id FROM posts WHERE posts.id = ${postId}) NOT IN ${hidden}
    ORDER BY id LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}`;
  const rows = await readThreads(db, readerId, { roots, limit });
  if (rows.length === 0 && !(await postExists(db, readerId, postId))) throw postNotFound();
  return rows;
}

/** Whether the post exists for the reader. */
async function postExists(db: Kysely<Tables>, readerId: number, postId: number): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirst();
  return row !== undefined;
}

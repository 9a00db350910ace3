import { sql, type Kysely } from 'kysely';
import { hiddenAuthors } from '#domain/people';
import { isPostIdShown, maySeePost, postNotFound } from '#domain/posts';
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
  const roots = sql`
    SELECT * FROM comments
    WHERE post_id = ${postId} AND parent_id IS NULL AND user_id NOT IN ${hiddenAuthors(db, readerId)}
      AND ${isPostIdShown(readerId, postId)}
    ORDER BY id LIMIT ${rowLimit(limit)} OFFSET ${rowOffset(offset)}`;
  const rows = await readThreads(db, readerId, roots);
  if (rows.length === 0 && !(await maySeePost(db, readerId, postId))) throw postNotFound();
  return rows;
}

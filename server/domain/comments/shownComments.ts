import { sql, type Kysely } from 'kysely';
import { isAuthorShown, type PersonRef } from '#domain/people';
import { isPostIdShown } from '#domain/posts';
import { notFound } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';

/** The 404 of a comment that does not exist, belongs to another post, or is hidden. */
export const commentNotFound = () => notFound('This comment does not exist.');

/**
 * A condition: the reader may see the post of a comment, and neither the author of the comment nor of
 * any above it is hidden from them. Null if there is no such comment.
 */
export const commentIsShown = (reader: PersonRef, commentId: number) =>
  sql<boolean>`(
    WITH RECURSIVE thread AS (
      SELECT id, parent_id, post_id, user_id FROM comments WHERE id = ${commentId}
      UNION ALL
      SELECT parent.id, parent.parent_id, parent.post_id, parent.user_id
      FROM comments AS parent JOIN thread ON parent.id = thread.parent_id
    )
    SELECT bool_and(
      ${isAuthorShown(reader, sql.ref('thread.user_id'))}
      AND ${isPostIdShown(reader, sql.ref('thread.post_id'))}
    ) FROM thread
  )`;

/** Whether the reader can see a comment. */
export async function isCommentShown(
  db: Kysely<Tables>,
  readerId: number,
  commentId: number,
): Promise<boolean> {
  const shown = commentIsShown(readerId, commentId);
  const { rows } = await sql<{ shown: boolean | null }>`SELECT ${shown} AS shown`.execute(db);
  return rows[0]?.shown ?? false;
}

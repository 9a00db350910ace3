import { sql, type Kysely } from 'kysely';
import { hiddenAuthors } from '#domain/people';
import { notFound } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';

/** The 404 of a comment that does not exist, belongs to another post, or is hidden. */
export const commentNotFound = () => notFound('This comment does not exist.');

/**
 * A condition: the reader can see a comment. Neither its author, nor the author of the post or of
 * any comment above it, is hidden from them. Null if there is no such comment.
 */
export const commentIsShown = (db: Kysely<Tables>, readerId: number, commentId: number) =>
  sql<boolean>`(
    WITH RECURSIVE thread AS (
      SELECT id, parent_id, post_id, user_id FROM comments WHERE id = ${commentId}
      UNION ALL
      SELECT parent.id, parent.parent_id, parent.post_id, parent.user_id
      FROM comments AS parent JOIN thread ON parent.id = thread.parent_id
    )
    SELECT bool_and(author.user_id NOT IN ${hiddenAuthors(db, readerId)}) AS shown
    FROM (
      SELECT user_id FROM thread
      UNION SELECT posts.user_id FROM posts JOIN thread ON thread.post_id = posts.id
    ) AS author
  )`;

/** Whether the reader can see a comment. */
export async function isCommentShown(
  db: Kysely<Tables>,
  readerId: number,
  commentId: number,
): Promise<boolean> {
  const shown = commentIsShown(db, readerId, commentId);
  const { rows } = await sql<{ shown: boolean | null }>`SELECT ${shown} AS shown`.execute(db);
  return rows[0]?.shown ?? false;
}

import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isHiddenPair } from '#domain/people';
import type { CommentHint } from '#server/realtime/publish';

/**
 * Those of the readers who may see the change of a comment: its author, the author of the post, and
 * those of all comments above it are not hidden from them. No one sees a change of a comment or post
 * that was deleted in the meantime, but everyone its removal.
 */
export async function readersWhoSee(
  db: Kysely<Tables>,
  { frame: { post_id: postId }, authorIds, commentId }: CommentHint,
  readerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE thread AS (
      SELECT parent_id, user_id FROM comments WHERE id = ${commentId}
      UNION ALL
      SELECT parent.parent_id, parent.user_id
      FROM comments AS parent JOIN thread ON parent.id = thread.parent_id
    ), author AS (
      SELECT user_id FROM thread
      UNION SELECT unnest(${authorIds}::bigint[])
      UNION SELECT user_id FROM posts WHERE id = ${postId}
    )
    SELECT reader.id FROM unnest(${[...readerIds]}::bigint[]) AS reader (id)
    WHERE EXISTS (SELECT FROM posts WHERE id = ${postId})
      AND (${commentId}::bigint IS NULL OR EXISTS (SELECT FROM thread))
      AND NOT EXISTS (
        SELECT FROM author WHERE ${isHiddenPair(sql.ref('reader.id'), sql.ref('author.user_id'))}
      )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

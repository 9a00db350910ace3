import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { commentIsShown } from '#domain/comments';
import { isAuthorShown } from '#domain/people';
import { isPostIdShown } from '#domain/posts';
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
  const reader = sql.ref('reader.id');
  const { rows } = await sql<{ id: number }>`
    SELECT reader.id FROM unnest(${[...readerIds]}::bigint[]) AS reader (id)
    WHERE ${commentId === null ? isPostIdShown(reader, postId) : commentIsShown(reader, commentId)}
      AND NOT EXISTS (
        SELECT FROM unnest(${authorIds}::bigint[]) AS author (user_id)
        WHERE NOT ${isAuthorShown(reader, sql.ref('author.user_id'))}
      )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

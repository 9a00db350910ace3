import { sql, type Transaction } from 'kysely';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';
import type { CommentHint } from '#server/realtime/publish';
import { changeTexts } from './changeTexts';

type Trx = Transaction<Tables>;

/** The columns needed to remove a comment. */
interface RemovableComment {
  id: number;
  post_id: number;
  user_id: number;
  parent_id: number | null;
}

/** The person who removes comments, or null for an operator, and the time. */
interface Removal {
  by: number | null;
  now: Date;
}

const COLUMNS = ['id', 'post_id', 'user_id', 'parent_id'] as const;

/**
 * Removes a comment that is not removed yet. The caller has locked its post, and then the comment.
 * With replies it stays, without text, likes and mentions. Otherwise it is deleted, together with
 * removed comments above it that have no reply left. Removed comments aren't counted on their posts.
 */
export async function removeComment(
  trx: Trx,
  frames: AddressedFrame[],
  comment: RemovableComment,
  removal: Removal,
): Promise<void> {
  frames.push(...(await remove(trx, [comment], removal)));
}

/** Removes comments that nothing has locked yet; those that others remove meanwhile are left out. */
export async function removeComments(
  trx: Trx,
  frames: AddressedFrame[],
  comments: readonly RemovableComment[],
  removal: Removal,
): Promise<void> {
  if (comments.length === 0) return;
  await lockPosts(trx, comments);
  frames.push(...(await remove(trx, await stillThere(trx, comments), removal)));
}

/** In the order of ids, and before the comments, because a new reply locks its post first. */
async function lockPosts(trx: Trx, comments: readonly RemovableComment[]): Promise<void> {
  await trx
    .selectFrom('posts')
    .select('id')
    .where(
      'id',
      'in',
      comments.map(({ post_id }) => post_id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those of the comments that no one removed before their posts were locked, locked as well. */
const stillThere = (trx: Trx, comments: readonly RemovableComment[]) =>
  trx
    .selectFrom('comments')
    .select(COLUMNS)
    .where(
      'id',
      'in',
      comments.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Returns the hints for those who watch the comments. */
async function remove(
  trx: Trx,
  comments: readonly RemovableComment[],
  { by, now }: Removal,
): Promise<CommentHint[]> {
  if (comments.length === 0) return [];
  const ids = comments.map(({ id }) => id);
  await trx.deleteFrom('comment_likes').where('comment_id', 'in', ids).execute();
  await trx
    .deleteFrom('mentions')
    .where('kind', '=', 'comment')
    .where('target_id', 'in', ids)
    .execute();
  await changeTexts(trx, ids, { content: '', total_likes: 0, deleted_at: now, deleted_by: by });
  const totals = await uncount(trx, comments);
  const deleted = await deleteWithoutReplies(trx, ids);
  return comments.map((comment) => hintOf(comment, deleted, totals.get(comment.post_id) ?? 0));
}

/** Counts the comments no more, and returns the new numbers by post. */
async function uncount(
  trx: Trx,
  comments: readonly RemovableComment[],
): Promise<ReadonlyMap<number, number>> {
  const postIds = comments.map(({ post_id }) => post_id);
  const { rows } = await sql<{ id: number; total_comments: number }>`
    UPDATE posts SET total_comments = greatest(total_comments - removed.count, 0)
    FROM (
      SELECT post_id, count(*)::integer AS count
      FROM unnest(${postIds}::bigint[]) AS post_id GROUP BY post_id
    ) AS removed
    WHERE posts.id = removed.post_id RETURNING posts.id, posts.total_comments
  `.execute(trx);
  return new Map(rows.map(({ id, total_comments }) => [id, total_comments]));
}

/**
 * Deletes those of the comments that are removed and have no reply, and then those above them for
 * which this holds as well. Returns the deleted ones by id.
 */
async function deleteWithoutReplies(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RemovableComment>> {
  const deleted = new Map<number, RemovableComment>();
  for (let next = ids; next.length > 0;) {
    const rows = await trx
      .deleteFrom('comments')
      .where('id', 'in', next)
      .where('deleted_at', 'is not', null)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM comments AS reply WHERE reply.parent_id = comments.id)`,
      )
      .returning(COLUMNS)
      .execute();
    for (const row of rows) deleted.set(row.id, row);
    next = rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  }
  return deleted;
}

function hintOf(
  { id, post_id, user_id }: RemovableComment,
  deleted: ReadonlyMap<number, RemovableComment>,
  total_comments: number,
): CommentHint {
  const authorIds = [user_id];
  let nearestId: number | null = id;
  for (
    let row = deleted.get(id);
    row;
    row = nearestId === null ? undefined : deleted.get(nearestId)
  ) {
    authorIds.push(row.user_id);
    nearestId = row.parent_id;
  }
  const stays = !deleted.has(id);
  return {
    frame: { type: 'comment_removed', post_id, comment_id: id, stays, total_comments },
    authorIds: [...new Set(authorIds)],
    nearestId,
  };
}

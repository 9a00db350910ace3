import { sql, type Transaction } from 'kysely';
import type { AddressedFrame } from '#domain/frames';
import { withdrawNotifications } from '#domain/notifications';
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
 * With replies it stays, without text, likes, mentions and quotes. Otherwise it is deleted, together
 * with removed comments above it that have no reply left. Removed comments aren't counted on their
 * posts.
 */
export async function removeComment(
  trx: Trx,
  frames: AddressedFrame[],
  comment: RemovableComment,
  removal: Removal,
): Promise<void> {
  await remove(trx, frames, [comment], removal);
}

/** Locks and removes comments. Those removed by concurrent calls are skipped. */
export async function removeComments(
  trx: Trx,
  frames: AddressedFrame[],
  comments: readonly RemovableComment[],
  removal: Removal,
): Promise<void> {
  if (comments.length === 0) return;
  await lockPosts(trx, comments);
  await remove(trx, frames, await lockRemaining(trx, comments), removal);
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

/** Locks and returns the comments that were not removed before their posts were locked. */
const lockRemaining = (trx: Trx, comments: readonly RemovableComment[]) =>
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

/** Adds the frames for those who watch the comments, or have an unread notification of them. */
async function remove(
  trx: Trx,
  frames: AddressedFrame[],
  comments: readonly RemovableComment[],
  { by, now }: Removal,
): Promise<void> {
  if (comments.length === 0) return;
  const ids = comments.map(({ id }) => id);
  const authors = await authorsAbove(trx, ids);
  await trx.deleteFrom('comment_likes').where('comment_id', 'in', ids).execute();
  await trx
    .deleteFrom('mentions')
    .where('kind', '=', 'comment')
    .where('target_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('quotes')
    .where('owner_kind', '=', 'comment')
    .where('owner_id', 'in', ids)
    .execute();
  await changeTexts(trx, ids, { content: '', total_likes: 0, deleted_at: now, deleted_by: by });
  const totals = await uncount(trx, comments);
  const deleted = await deleteWithoutReplies(trx, ids);
  await withdrawNotifications(trx, frames, {
    types: ['comment', 'reply', 'mention'],
    subjects: ids.map((id) => `comment:${id}`),
    postIds: comments.map(({ post_id }) => post_id),
  });
  const hints = comments.map(({ id, post_id }): CommentHint => {
    const total_comments = totals.get(post_id) ?? 0;
    const place = { post_id, comment_id: id, total_comments };
    return {
      frame: { type: 'comment_removed', ...place, stays: !deleted.has(id) },
      authorIds: authors.get(id) ?? [],
      commentId: null,
    };
  });
  frames.push(...hints);
}

/** Returns the authors of each of the comments and of those above it. */
async function authorsAbove(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ id: number; authorIds: number[] }>`
    WITH RECURSIVE thread AS (
      SELECT id, parent_id, user_id FROM comments WHERE id = ANY(${ids}::bigint[])
      UNION ALL
      SELECT thread.id, parent.parent_id, parent.user_id
      FROM comments AS parent JOIN thread ON parent.id = thread.parent_id
    )
    SELECT id, array_agg(DISTINCT user_id) AS "authorIds" FROM thread GROUP BY id
  `.execute(trx);
  return new Map(rows.map(({ id, authorIds }) => [id, authorIds]));
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
 * which this holds as well. Returns the ids of all of them.
 */
async function deleteWithoutReplies(
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const deleted = new Set<number>();
  for (let next = ids; next.length > 0;) {
    const rows = await trx
      .deleteFrom('comments')
      .where('id', 'in', next)
      .where('deleted_at', 'is not', null)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM comments AS reply WHERE reply.parent_id = comments.id)`,
      )
      .returning(['id', 'parent_id'])
      .execute();
    for (const { id } of rows) deleted.add(id);
    next = rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  }
  return deleted;
}

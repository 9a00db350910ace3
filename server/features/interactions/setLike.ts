import { sql, type Transaction } from 'kysely';
import type { LikeState } from '#contract/entities/comment';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { deleteUnread, notify } from '#domain/notifications';
import { maySeePost, postNotFound } from '#domain/posts';
import { commentNotFound, isCommentShown } from '#domain/comments';

type Trx = Transaction<Tables>;

/** A post, or a comment, that can be liked. With both ids, the comment must be one of the post's. */
export type LikeTarget =
  { postId: number; commentId: null } | { postId: number | null; commentId: number };

/**
 * Likes a post or a comment, or removes the like, and returns the resulting state. `liked` is the
 * desired value; undefined toggles it. Row and counter change together, and neither changes if the
 * like already has the desired value.
 */
export function setLike(
  deps: Deps,
  userId: number,
  target: LikeTarget,
  liked: boolean | undefined,
): Promise<LikeState> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const found = await lockLikeTarget(trx, target);
    if (!found || !(await isShown(trx, userId, target))) {
      throw target.commentId === null ? postNotFound() : commentNotFound();
    }
    const { step, user_liked } = await changeLike(trx, target, userId, liked);
    const total_likes = step === 0 ? found.total_likes : await countLike(trx, target, step);
    if (target.commentId !== null) return { total_likes, user_liked };
    const { postId } = target;
    if (step === 1) {
      await notify(deps, trx, frames, {
        userId: found.user_id,
        actorId: userId,
        type: 'like',
        subject: `post:${postId}`,
        postId,
      });
    }
    if (step === -1 && found.user_id !== userId)
      frames.push(await takeBackLike(trx, postId, userId, found.user_id));
    return { total_likes, user_liked };
  });
}

/**
 * Deletes the author's unread notification of a like, and returns the frame for their windows, which
 * also show one like less.
 */
async function takeBackLike(
  trx: Trx,
  postId: number,
  actorId: number,
  userId: number,
): Promise<AddressedFrame> {
  const gone = await deleteUnread(trx, {
    types: ['like'],
    subjects: [`post:${postId}`],
    postIds: [postId],
    actorId,
  });
  const ids = gone.map(({ id }) => id);
  return { userId, frame: { type: 'notifications_read', ids, post_id: postId } };
}

/** Whether the person can see the post or comment. */
const isShown = (trx: Trx, userId: number, target: LikeTarget): Promise<boolean> =>
  target.commentId === null
    ? maySeePost(trx, userId, target.postId)
    : isCommentShown(trx, userId, target.commentId);

/** `step` is the change to apply to the counter. */
async function changeLike(
  trx: Trx,
  target: LikeTarget,
  userId: number,
  liked: boolean | undefined,
): Promise<{ step: -1 | 0 | 1; user_liked: boolean }> {
  if (liked !== true && (await removeLike(trx, target, userId))) {
    return { step: -1, user_liked: false };
  }
  if (liked === false) return { step: 0, user_liked: false };
  return { step: (await addLike(trx, target, userId)) ? 1 : 0, user_liked: true };
}

/** The table of a target, the table of its likes, and the column that references the target. */
function placeOf(target: LikeTarget) {
  const names =
    target.commentId === null
      ? ({ id: target.postId, things: 'posts', likes: 'post_likes', key: 'post_id' } as const)
      : ({
          id: target.commentId,
          things: 'comments',
          likes: 'comment_likes',
          key: 'comment_id',
        } as const);
  return {
    id: names.id,
    things: sql.table(names.things),
    likes: sql.table(names.likes),
    key: sql.ref(names.key),
  };
}

/**
 * Locks the target until the transaction ends, so that toggles are serialised; undefined if there
 * is none.
 */
async function lockLikeTarget(trx: Trx, target: LikeTarget) {
  const { id, things } = placeOf(target);
  const ofComment = sql`AND deleted_at IS NULL
    AND post_id = coalesce(${target.postId}::bigint, post_id)`;
  const more = target.commentId === null ? sql`` : ofComment;
  const { rows } = await sql<{ user_id: number; total_likes: number }>`
    SELECT user_id, total_likes FROM ${things} WHERE id = ${id} ${more} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

/** Whether a like was added: false if there already was one. */
async function addLike(trx: Trx, target: LikeTarget, userId: number): Promise<boolean> {
  const { id, likes, key } = placeOf(target);
  const { rows } = await sql`
    INSERT INTO ${likes} (${key}, user_id) VALUES (${id}, ${userId})
    ON CONFLICT DO NOTHING RETURNING user_id
  `.execute(trx);
  return rows.length > 0;
}

/** Whether a like was removed: false if there was none. */
async function removeLike(trx: Trx, target: LikeTarget, userId: number): Promise<boolean> {
  const { id, likes, key } = placeOf(target);
  const { rows } = await sql`
    DELETE FROM ${likes} WHERE ${key} = ${id} AND user_id = ${userId} RETURNING user_id
  `.execute(trx);
  return rows.length > 0;
}

/** Updates the target's counter and returns its new value. */
async function countLike(trx: Trx, target: LikeTarget, step: -1 | 1): Promise<number> {
  const { id, things } = placeOf(target);
  const { rows } = await sql<{ total_likes: number }>`
    UPDATE ${things} SET total_likes = total_likes + ${step}::integer
    WHERE id = ${id} RETURNING total_likes
  `.execute(trx);
  if (!rows[0]) throw new Error('A locked post or comment vanished.');
  return rows[0].total_likes;
}

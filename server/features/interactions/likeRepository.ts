import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

type Trx = Transaction<Tables>;

/** A post, or a comment of a post, that can be liked. */
export interface LikeTarget {
  postId: number;
  commentId: number | null;
}

/** The table of a target, the table of its likes, and the column that ties them. */
function placeOf({ postId, commentId }: LikeTarget) {
  const names =
    commentId === null
      ? ({ id: postId, things: 'posts', likes: 'post_likes', key: 'post_id' } as const)
      : ({ id: commentId, things: 'comments', likes: 'comment_likes', key: 'comment_id' } as const);
  return {
    id: names.id,
    things: sql.table(names.things),
    likes: sql.table(names.likes),
    key: sql.ref(names.key),
  };
}

/** Locks the target until the transaction ends, so that toggles queue up; undefined where there is none. */
export async function lockLikeTarget(trx: Trx, target: LikeTarget) {
  const { id, things } = placeOf(target);
  const ofPost = target.commentId === null ? sql`` : sql`AND post_id = ${target.postId}`;
  const { rows } = await sql<{ user_id: number; total_likes: number }>`
    SELECT user_id, total_likes FROM ${things} WHERE id = ${id} ${ofPost} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0];
}

/** Whether a like was added: false where there was one. */
export async function addLike(trx: Trx, target: LikeTarget, userId: number): Promise<boolean> {
  const { id, likes, key } = placeOf(target);
  const { rows } = await sql`
    INSERT INTO ${likes} (${key}, user_id) VALUES (${id}, ${userId})
    ON CONFLICT DO NOTHING RETURNING user_id
  `.execute(trx);
  return rows.length > 0;
}

/** Whether a like was removed: false where there was none. */
export async function removeLike(trx: Trx, target: LikeTarget, userId: number): Promise<boolean> {
  const { id, likes, key } = placeOf(target);
  const { rows } = await sql`
    DELETE FROM ${likes} WHERE ${key} = ${id} AND user_id = ${userId} RETURNING user_id
  `.execute(trx);
  return rows.length > 0;
}

/** Moves the target's counter and answers its new value. */
export async function countLike(trx: Trx, target: LikeTarget, step: -1 | 1): Promise<number> {
  const { id, things } = placeOf(target);
  const { rows } = await sql<{ total_likes: number }>`
    UPDATE ${things} SET total_likes = total_likes + ${step}::integer
    WHERE id = ${id} RETURNING total_likes
  `.execute(trx);
  if (!rows[0]) throw new Error('What is liked vanished while it was locked.');
  return rows[0].total_likes;
}

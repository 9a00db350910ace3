import { sql } from 'kysely';
import { withdrawRsvps } from '#domain/events';
import type { Step } from './steps';

/** A table of likes, which are counted where they point to. */
interface Likes {
  rows: 'post_likes' | 'comment_likes';
  key: 'post_id' | 'comment_id';
  target: 'posts' | 'comments';
}

/**
 * A step that deletes a person's likes and counts them no more. The targets are locked first, in the
 * order of their ids, as by a like.
 */
const likesStep =
  ({ rows, key, target }: Likes): Step =>
  async (_deps, { trx, userId, limit }) => {
    const column = sql.ref(key);
    const { rows: found } = await sql<{ id: number }>`
      SELECT ${column} AS id FROM ${sql.table(rows)} WHERE user_id = ${userId} LIMIT ${limit}
    `.execute(trx);
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await sql`
      SELECT id FROM ${sql.table(target)} WHERE id = ANY (${ids}::bigint[])
      ORDER BY id FOR NO KEY UPDATE
    `.execute(trx);
    await sql`
      WITH gone AS (
        DELETE FROM ${sql.table(rows)}
        WHERE user_id = ${userId} AND ${column} = ANY (${ids}::bigint[]) RETURNING *
      )
      UPDATE ${sql.table(target)} SET total_likes = greatest(total_likes - 1, 0)
      FROM gone WHERE ${sql.table(target)}.id = gone.${column}
    `.execute(trx);
    return found.length;
  };

/** Deletes the person's likes of posts. */
export const removePostLikes = likesStep({ rows: 'post_likes', key: 'post_id', target: 'posts' });

/** Deletes the person's likes of comments. */
export const removeCommentLikes = likesStep({
  ...{ rows: 'comment_likes', key: 'comment_id', target: 'comments' },
});

/** Deletes the person's responses to events, and gives their places to others. */
export const removeRsvps: Step = async (deps, { trx, frames, userId, limit }) => {
  const rsvps = await trx
    .selectFrom('event_rsvps')
    .select('event_id')
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .limit(limit)
    .execute();
  const eventIds = rsvps.map(({ event_id }) => event_id);
  await withdrawRsvps(deps, trx, frames, { userId, eventIds });
  return eventIds.length;
};

import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { notify, withdrawNotifications } from '#domain/notifications';
import { lockShownPost } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';

const TOKEN_BYTES = 16;

/**
 * Returns the token of a post's public address, the same for one person each time, and notifies the
 * post's author the first time.
 */
export function sharePost(deps: Deps, userId: number, postId: number): Promise<string> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const post = await lockShownPost(trx, userId, postId);
    const token = await keepShare(trx, {
      post_id: postId,
      user_id: userId,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      created_at: deps.clock.now(),
    });
    await notify(deps, trx, frames, {
      userId: post.user_id,
      actorId: userId,
      type: 'share',
      subject: `post:${postId}`,
      postId,
    });
    return token;
  });
}

/**
 * Deletes links to a post, with their unread notifications: its author deletes all of them, anyone
 * else their own.
 */
export function unsharePost(deps: Deps, userId: number, postId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const post = await lockShownPost(trx, userId, postId);
    const sharerId = post.user_id === userId ? undefined : userId;
    await deleteShares(trx, postId, sharerId);
    await withdrawNotifications(trx, frames, {
      types: ['share'],
      subjects: [`post:${postId}`],
      postIds: [postId],
      actorId: sharerId,
    });
  });
}

/** Stores a person's link to a post and returns its token, or that of an existing link. */
async function keepShare(
  trx: Transaction<Tables>,
  share: { post_id: number; user_id: number; token: string; created_at: Date },
): Promise<string> {
  const { token } = await trx
    .insertInto('post_shares')
    .values(share)
    // Changes nothing, but makes the statement return the existing row, even one inserted
    // concurrently.
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'user_id'])
        .doUpdateSet((eb) => ({ token: eb.ref('post_shares.token') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** Deletes the links to a post: all, or those of one person. */
async function deleteShares(
  trx: Transaction<Tables>,
  postId: number,
  userId?: number,
): Promise<void> {
  let shares = trx.deleteFrom('post_shares').where('post_id', '=', postId);
  if (userId !== undefined) shares = shares.where('user_id', '=', userId);
  await shares.execute();
}

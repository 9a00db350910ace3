import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { notify } from '../../queries/notify';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { postNotFound } from './interactionProblems';
import { deleteShares, findLastingPost, keepShare } from './shareRepository';

const TOKEN_BYTES = 16;

/** The author of a post that the caller may see, kept until the transaction ends. Throws 404 for any other. */
async function holdShownPost(
  trx: Transaction<Tables>,
  callerId: number,
  postId: number,
): Promise<{ user_id: number }> {
  const post = await findLastingPost(trx, postId);
  if (!post || (await areHiddenFromEachOther(trx, callerId, post.user_id))) throw postNotFound();
  return post;
}

/**
 * Answers the public address of a post, the same for one person each time, and tells the post's
 * author the first time.
 */
export function sharePost(deps: Deps, userId: number, postId: number): Promise<string> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const post = await holdShownPost(trx, userId, postId);
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
    return `${deps.config.publicUrl}/share/${token}`;
  });
}

/** Takes back the links to a post: its author everybody's, another person his own. */
export function unsharePost({ db }: Deps, userId: number, postId: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const post = await holdShownPost(trx, userId, postId);
    await deleteShares(trx, postId, post.user_id === userId ? undefined : userId);
  });
}

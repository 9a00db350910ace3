import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { lockOwnPost } from '../../queries/posts/ownPost';
import { removePost } from './removePost';

/** Deletes a post of any kind for its author; the audit keeps who deleted which post. */
export function deletePost(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'publish'>,
  { callerId, ip }: { callerId: number; ip: string },
  id: number,
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await lockOwnPost(trx, { id, callerId, act: 'delete' });
    await removePost(deps, trx, frames, { id, authorId: callerId });
    const details = { post_id: id };
    await recordAudit(trx, { event: 'post_deleted', userId: callerId, ip, details });
  });
}

import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransactionWithFrames } from '#domain/frames';
import { lockOwnPost, removePost } from '#domain/posts';

/** Deletes a post of any kind for its author; the audit records who deleted which post. */
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

import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import { recordAudit } from '../../platform/audit';
import type { Tables } from '../../platform/database/tables';
import { cancelEvent } from '../../queries/cancelEvent';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { lockOwnPost } from '../../queries/posts/ownPost';
import { removeStoredFiles } from '../../uploads/removeStoredFiles';

/** The files a post shows, and the picture of its event. */
async function filesOf(trx: Transaction<Tables>, postId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('post_files')
    .where('post_id', '=', postId)
    .select('file_id')
    .unionAll(
      trx
        .selectFrom('events')
        .where('post_id', '=', postId)
        .where('image_file_id', 'is not', null)
        .select((event) => event.ref('image_file_id').$notNull().as('file_id')),
    )
    .execute();
  return rows.map((row) => row.file_id);
}

/**
 * Deletes a post of any kind; what hangs on it (comments, likes, notifications, files) goes with it.
 * Those who go to its event are told, and the audit keeps who deleted which post.
 */
export function deletePost(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'publish'>,
  { callerId, ip }: { callerId: number; ip: string },
  id: number,
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await lockOwnPost(trx, { id, callerId, act: 'delete' });
    await cancelEvent(deps, trx, frames, { postId: id, authorId: callerId });
    const files = await filesOf(trx, id);
    await trx.deleteFrom('posts').where('id', '=', id).execute();
    const details = { post_id: id };
    await recordAudit(trx, { event: 'post_deleted', userId: callerId, ip, details });
    await removeStoredFiles(deps, trx, files);
  });
}

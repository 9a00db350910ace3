import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import { cancelEvent } from '../../queries/cancelEvent';
import type { AddressedFrame } from '../../queries/inTransactionWithFrames';
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
 * Removes a post that the caller has locked, whoever asked for it; what hangs on it (comments,
 * likes, notifications, files) goes with it, and those who go to its event are told.
 */
export async function removePost(
  deps: Pick<Deps, 'storage' | 'log' | 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { id, authorId }: { id: number; authorId: number },
): Promise<void> {
  await cancelEvent(deps, trx, frames, { postId: id, authorId });
  const files = await filesOf(trx, id);
  await trx.deleteFrom('posts').where('id', '=', id).execute();
  await removeStoredFiles(deps, trx, files);
}

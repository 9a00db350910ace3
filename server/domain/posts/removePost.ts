import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import type { AddressedFrame } from '#domain/frames';
import { withdrawNotifications } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { cancelEvent } from './cancelEvent';

/**
 * Removes a post that the caller has locked, whoever requested it. Its comments, likes,
 * notifications and files are deleted with it, and attendees of its event are notified.
 */
export async function removePost(
  deps: Pick<Deps, 'storage' | 'log' | 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { id, authorId }: { id: number; authorId: number },
): Promise<void> {
  await cancelEvent(deps, trx, frames, { postId: id, authorId });
  const files = await filesOf(trx, id);
  await withdrawNotifications(trx, frames, { postIds: [id] });
  await trx.deleteFrom('posts').where('id', '=', id).execute();
  await removeStoredFiles(deps, trx, files);
}

/** The files of a post, and the picture of its event. */
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

import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import type { AddressedFrame } from '#domain/frames';
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
  frames.push(...(await unreadFramesOf(trx, id)));
  await trx.deleteFrom('posts').where('id', '=', id).execute();
  await removeStoredFiles(deps, trx, files);
}

/** The frames that remove the unread notifications about a post in the windows of their receivers. */
async function unreadFramesOf(trx: Transaction<Tables>, postId: number): Promise<AddressedFrame[]> {
  const unread = await trx
    .selectFrom('notifications')
    .select(['id', 'user_id'])
    .where('post_id', '=', postId)
    .where('read_at', 'is', null)
    .execute();
  return unread.map(({ id, user_id: userId }) => ({
    userId,
    frame: { type: 'notifications_read', ids: [id] },
  }));
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

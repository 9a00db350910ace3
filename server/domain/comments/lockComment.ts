import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The columns needed to change a comment, and the author of its post. */
export interface LockedComment {
  id: number;
  post_id: number;
  user_id: number;
  parent_id: number | null;
  content: string;
  postAuthorId: number;
}

/**
 * A comment that is not removed, locked against other changes until the transaction ends. Of an edit
 * and a removal at the same time, the first wins, and the other finds no comment. Locks the post
 * first, as a new reply and the deletion of the post do.
 */
export async function lockComment(
  trx: Transaction<Tables>,
  id: number,
  act: 'edit' | 'remove',
): Promise<LockedComment | undefined> {
  const post = trx
    .selectFrom('posts')
    .select('user_id')
    .where('id', '=', trx.selectFrom('comments').where('comments.id', '=', id).select('post_id'));
  const comment = trx
    .selectFrom('comments')
    .select(['id', 'post_id', 'user_id', 'parent_id', 'content'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  // A removal changes the post's number of comments, and waits until a new reply is stored.
  const isEdit = act === 'edit';
  const above = await (isEdit ? post.forKeyShare() : post.forNoKeyUpdate()).executeTakeFirst();
  const row = await (isEdit ? comment.forNoKeyUpdate() : comment.forUpdate()).executeTakeFirst();
  return above && row && { ...row, postAuthorId: above.user_id };
}

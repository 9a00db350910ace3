import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { findPost } from '../../queries/posts/findPost';
import { insertPost } from '../../queries/posts/insertPost';
import { lockOwnPost } from '../../queries/posts/ownPost';
import type { PostRow } from '../../queries/posts/selectPosts';
import { updatePost } from '../../queries/posts/updatePost';

/** Stores a note and tells the author's connections. */
export function createTextPost(deps: Deps, authorId: number, content: string): Promise<PostRow> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const id = await insertPost(deps, trx, frames, { authorId, kind: 'text', content });
    return findPost(trx, authorId, id);
  });
}

/** Changes a note's text; without a text, or with the same, nothing changes and it does not count as edited. */
export function updateTextPost(
  deps: Pick<Deps, 'db' | 'clock'>,
  callerId: number,
  id: number,
  content: string | undefined,
): Promise<PostRow> {
  return inTransaction(deps.db, async (trx) => {
    const post = await lockOwnPost(trx, { id, callerId, act: 'edit', kind: 'text' });
    await updatePost(deps, trx, post, { content });
    return findPost(trx, callerId, id);
  });
}

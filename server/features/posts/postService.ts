import type { Deps } from '../../deps';
import { conflict } from '../../platform/http/problem';
import { inTransaction } from '../../platform/database/inTransaction';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { notifyConnections } from '../../queries/notify';
import type { PostRow } from '../../queries/posts/selectPosts';
import { hashtagsOf } from './hashtags';
import { postNotFound, requireOwnPost } from './postPolicy';
import { findPost, lockPost } from './postRepository';

/** Stores a note and tells the author's connections. */
export function createTextPost(deps: Deps, authorId: number, content: string): Promise<PostRow> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const { id } = await trx
      .insertInto('posts')
      .values({
        user_id: authorId,
        post_type: 'text',
        content,
        hashtags: hashtagsOf(content),
        created_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyConnections(deps, trx, frames, {
      actorId: authorId,
      type: 'new_post',
      subject: `post:${id}`,
      postId: id,
    });
    return mustFind(await findPost(trx, authorId, id));
  });
}

/** Changes a note's text; without a text, or with the same, nothing changes and it does not count as edited. */
export function updateTextPost(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  callerId: number,
  id: number,
  content: string | undefined,
): Promise<PostRow> {
  return inTransaction(db, async (trx) => {
    const post = requireOwnPost(await lockPost(trx, id), callerId, 'edit');
    if (post.post_type !== 'text') throw conflict('This post is not a text post.');
    if (content !== undefined && content !== post.content) {
      await trx
        .updateTable('posts')
        .set({ content, hashtags: hashtagsOf(content), edited_at: clock.now() })
        .where('id', '=', id)
        .execute();
    }
    return mustFind(await findPost(trx, callerId, id));
  });
}

/** Deletes a post; what hangs on it (comments, likes, notifications) goes with it. */
export function deletePost({ db }: Pick<Deps, 'db'>, callerId: number, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    requireOwnPost(await lockPost(trx, id), callerId, 'delete');
    await trx.deleteFrom('posts').where('id', '=', id).execute();
  });
}

function mustFind(post: PostRow | undefined): PostRow {
  if (!post) throw postNotFound();
  return post;
}

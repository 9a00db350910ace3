import type { Transaction } from 'kysely';
import { COMMENT_MAX_DEPTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { notify } from '#domain/notifications';
import { areHiddenFromEachOther } from '#domain/people';
import { postNotFound } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import type { CommentRow } from './commentPresenter';
import { commentNotFound, isCommentShown } from './commentVisibility';

/** A comment as its author sends it; `parentId` is the comment it replies to. */
export interface CommentDraft {
  postId: number;
  parentId: number | null;
  content: string;
}

/**
 * Stores a comment or a reply, counts it on the post, and notifies the post's author and the author
 * replied to. A reply to a comment of the deepest level is added at that same level.
 */
export function writeComment(
  deps: Deps,
  userId: number,
  { postId, parentId, content }: CommentDraft,
): Promise<CommentRow> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    // First, because it locks the post against deletion until the comment is stored.
    const post = await countComment(trx, postId);
    if (!post || (await areHiddenFromEachOther(trx, userId, post.user_id))) throw postNotFound();
    const target = parentId === null ? undefined : await findParent(trx, postId, parentId);
    if (parentId !== null && !target) throw commentNotFound();
    if (target && !(await isCommentShown(trx, userId, target.id))) throw commentNotFound();

    const beside = target?.depth === COMMENT_MAX_DEPTH;
    const comment = await insertComment(trx, {
      post_id: postId,
      user_id: userId,
      parent_id: (beside ? target.parent_id : target?.id) ?? null,
      depth: Math.min((target?.depth ?? 0) + 1, COMMENT_MAX_DEPTH),
      content,
      created_at: deps.clock.now(),
    });

    const event = { actorId: userId, subject: `comment:${comment.id}`, postId };
    // The author replied to may no longer see the post, so a link to it would lead them to a 404.
    if (target && !(await areHiddenFromEachOther(trx, target.user_id, post.user_id))) {
      await notify(deps, trx, frames, { ...event, type: 'reply', userId: target.user_id });
    }
    if (target?.user_id !== post.user_id) {
      await notify(deps, trx, frames, { ...event, type: 'comment', userId: post.user_id });
    }
    return comment;
  });
}

/**
 * Counts one more comment on the post and returns its author; undefined if there is no such post.
 */
function countComment(trx: Transaction<Tables>, postId: number) {
  return trx
    .updateTable('posts')
    .set((eb) => ({ total_comments: eb('total_comments', '+', 1) }))
    .where('id', '=', postId)
    .returning('user_id')
    .executeTakeFirst();
}

/** The comment of the post to reply to. */
function findParent(trx: Transaction<Tables>, postId: number, commentId: number) {
  return trx
    .selectFrom('comments')
    .select(['id', 'user_id', 'parent_id', 'depth'])
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
}

interface NewComment {
  post_id: number;
  user_id: number;
  parent_id: number | null;
  depth: number;
  content: string;
  created_at: Date;
}

/** Stores a comment and returns it as its author sees it. */
async function insertComment(trx: Transaction<Tables>, comment: NewComment): Promise<CommentRow> {
  const row = await trx
    .with('made', (made) => made.insertInto('comments').values(comment).returningAll())
    .selectFrom('made')
    .innerJoin('users', 'users.id', 'made.user_id')
    .select([
      'made.id',
      'made.parent_id',
      'made.content',
      'made.total_likes',
      'made.created_at',
      'users.username',
      'users.display_name',
      'users.profile_picture',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, user_liked: false, total_replies: 0 };
}

import type { Transaction } from 'kysely';
import type { WantedQuotes } from '#contract/entities/paperQuote';
import { COMMENT_MAX_DEPTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { detailsOfComment, notify } from '#domain/notifications';
import { insertQuotes, proveQuotes, readQuotes } from '#domain/paperQuotes';
import { personOf } from '#domain/people';
import { maySeePost, postNotFound } from '#domain/posts';
import { commentNotFound, isCommentShown } from '#domain/comments';
import type { Tables } from '#server/platform/database/tables';
import type { CommentRow } from './commentPresenter';
import { mentionPeople, readMentions } from './comments/mentionPeople';

/** A comment as its author sends it; `parentId` is the comment it replies to. */
export interface CommentDraft {
  postId: number;
  parentId: number | null;
  content: string;
  quotes?: WantedQuotes | undefined;
}

/**
 * Stores a comment or a reply, counts it on the post, and notifies the post's author, the author
 * replied to, and others it mentions. A reply to a comment of the deepest level is added at that same
 * level. Throws 400 if a quote isn't on its page.
 */
export async function writeComment(
  deps: Deps,
  userId: number,
  { postId, parentId, content, quotes = [] }: CommentDraft,
): Promise<CommentRow> {
  const proved = await proveQuotes(deps.db, userId, quotes);
  return inTransactionWithFrames(deps, async (trx, frames) => {
    // First, because it locks the post against deletion until the comment is stored.
    const post = await countComment(trx, postId);
    if (!post || !(await maySeePost(trx, userId, postId))) throw postNotFound();
    const target = parentId === null ? undefined : await findParent(trx, postId, parentId);
    if (parentId !== null && !target) throw commentNotFound();
    if (target && !(await isCommentShown(trx, userId, target.id))) throw commentNotFound();

    const now = deps.clock.now();
    const beside = target?.depth === COMMENT_MAX_DEPTH;
    const comment = await insertComment(trx, {
      post_id: postId,
      user_id: userId,
      parent_id: (beside ? target.parent_id : target?.id) ?? null,
      depth: Math.min((target?.depth ?? 0) + 1, COMMENT_MAX_DEPTH),
      content,
      created_at: now,
    });

    const { id } = comment;
    await insertQuotes(trx, { kind: 'comment', id }, proved);
    const details = await detailsOfComment(trx, { id, postId, content });
    const event = { actorId: userId, subject: `comment:${id}`, postId, details };
    // The author replied to may no longer see the post, so a link to it would lead them to a 404.
    if (target && (await maySeePost(trx, target.user_id, postId))) {
      await notify(deps, trx, frames, { ...event, type: 'reply', userId: target.user_id });
    }
    if (target?.user_id !== post.user_id) {
      await notify(deps, trx, frames, { ...event, type: 'comment', userId: post.user_id });
    }
    const { parent_id } = comment;
    const { total_comments } = post;
    frames.push({
      frame: { type: 'comment_added', post_id: postId, comment_id: id, parent_id, total_comments },
      authorIds: [userId],
      commentId: id,
    });
    const text = { id, postId, authorId: userId, content, details, now };
    const notified = [post.user_id, target?.user_id];
    const mentioned = await mentionPeople(deps, trx, frames, text, notified);
    const mentions = mentioned.length === 0 ? [] : await readMentions(trx, id, userId);
    const shown = proved.length === 0 ? null : await readQuotes(trx, userId, 'comment', [id]);
    return { ...comment, mentions, quotes: shown?.get(id) ?? null };
  });
}

/**
 * Counts one more comment on the post. Returns its author and the new number; undefined if there is
 * no such post.
 */
function countComment(trx: Transaction<Tables>, postId: number) {
  return trx
    .updateTable('posts')
    .set((eb) => ({ total_comments: eb('total_comments', '+', 1) }))
    .where('id', '=', postId)
    .returning(['user_id', 'total_comments'])
    .executeTakeFirst();
}

/** The comment of the post to reply to; a removed one has no replies any more. */
function findParent(trx: Transaction<Tables>, postId: number, commentId: number) {
  return trx
    .selectFrom('comments')
    .select(['id', 'user_id', 'parent_id', 'depth'])
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
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
async function insertComment(trx: Transaction<Tables>, comment: NewComment) {
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
      'made.edited_at',
      'made.deleted_at',
      personOf().as('person'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, user_liked: false, total_replies: 0 };
}

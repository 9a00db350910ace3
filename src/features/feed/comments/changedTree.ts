import { DELETED_AUTHOR } from '#contract/names/deletedUser';
import type { Comment } from '#contract/entities/comment';
import { REPLIES_COUNT_MAX } from '#contract/limits';
import { feedMessages } from '#contract/messages';

/** Counts one reply less, unless there are more than are counted; mutates the comment. */
export function decrementReplies(parent: Comment): void {
  const { total_replies: total } = parent;
  if (total > 0 && total < REPLIES_COUNT_MAX) parent.total_replies = total - 1;
}

/** Copies the text of an edited comment into `held`. Its replies have changes of their own. */
export function copyText(held: Comment, { content, mentions, edited_at }: Comment): void {
  Object.assign(held, { content, mentions, edited_at });
}

/** Removes author, text and likes, as the server does if there are replies; mutates the comment. */
export function makeStub(comment: Comment): void {
  Object.assign(comment, {
    content: feedMessages.commentDeleted,
    user: DELETED_AUTHOR,
    ...{ deleted: true, edited_at: null, mentions: [], total_likes: 0, user_liked: false },
  } satisfies Partial<Comment>);
}

/** Removes a comment from the list, at any depth; mutates the list. */
export function removeFromTree(comments: Comment[], id: number): void {
  const index = comments.findIndex((comment) => comment.id === id);
  if (index === -1) for (const { replies } of comments) removeFromTree(replies, id);
  else comments.splice(index, 1);
}

import type { Comment } from '#contract/entities/comment';

/** How many comments there are, replies included. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, { replies }) => sum + 1 + countComments(replies), 0);
}

/** Finds a comment at any depth. */
export function findComment(comments: readonly Comment[], id: number): Comment | undefined {
  for (const comment of comments) {
    const found = comment.id === id ? comment : findComment(comment.replies, id);
    if (found) return found;
  }
  return undefined;
}

/** Puts a new comment behind its parent's replies, or at the end; changes the list it is given. */
export function insertComment(comments: Comment[], comment: Comment, parentId: number | null) {
  if (findComment(comments, comment.id)) return;
  const parent = parentId === null ? undefined : findComment(comments, parentId);
  (parent?.replies ?? comments).push(comment);
}

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

/** The comments of several pages, each once: what was added here may come again with its page. */
export function joinPages(pages: readonly (readonly Comment[])[]): Comment[] {
  const byId = new Map(pages.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()];
}

/** Puts a new comment behind its parent's replies, or at the end; changes the pages it is given. */
export function insertComment(pages: Comment[][], comment: Comment, parentId: number | null) {
  const all = pages.flat();
  if (findComment(all, comment.id)) return;
  const parent = parentId === null ? undefined : findComment(all, parentId);
  (parent?.replies ?? pages.at(-1))?.push(comment);
}

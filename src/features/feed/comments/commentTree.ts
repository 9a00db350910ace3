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

/** Puts a new comment at the end of the list; changes the pages it is given. */
export function insertComment(pages: Comment[][], comment: Comment): void {
  if (!findComment(pages.flat(), comment.id)) pages.at(-1)?.push(comment);
}

/** Puts a new reply behind the others and counts it; changes the comment it is given. */
export function addReply(parent: Comment, reply: Comment): void {
  if (parent.replies.some(({ id }) => id === reply.id)) return;
  parent.replies.push(reply);
  if (parent.total_replies !== undefined) parent.total_replies += 1;
}

/** Whether every reply is there, as from a server that does not page them. */
export function isWhole(comments: readonly Comment[]): boolean {
  return comments.every(
    ({ replies, total_replies: total = 0 }) => total <= replies.length && isWhole(replies),
  );
}

/** The replies that came with a comment and those read since, oldest first. */
export function joinReplies(
  replies: readonly Comment[],
  pages: readonly { replies: readonly Comment[] }[],
): readonly Comment[] {
  if (pages.length === 0) return replies;
  const all = joinPages([...pages.map((page) => page.replies), replies]);
  return all.sort((a, b) => a.id - b.id);
}

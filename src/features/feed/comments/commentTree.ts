import type { Comment } from '#contract/entities/comment';

/** Counts comments, including replies, without removed ones. */
export function countShown(comments: readonly Comment[]): number {
  return comments.reduce(
    (sum, { replies, deleted }) => sum + (deleted ? 0 : 1) + countShown(replies),
    0,
  );
}

/** Finds a comment at any depth. */
export function findComment(comments: readonly Comment[], id: number): Comment | undefined {
  for (const comment of comments) {
    const found = comment.id === id ? comment : findComment(comment.replies, id);
    if (found) return found;
  }
  return undefined;
}

/**
 * Joins the comments of several pages without duplicates: an appended comment may appear again in
 * its page.
 */
export function joinPages(pages: readonly (readonly Comment[])[]): Comment[] {
  const byId = new Map(pages.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()];
}

/**
 * Inserts a comment in the server's order, oldest first; mutates the list. One's own may arrive
 * before an older one of someone else.
 */
export function insertInOrder(comments: Comment[], comment: Comment): void {
  const newer = comments.findIndex(({ id }) => id > comment.id);
  comments.splice(newer === -1 ? comments.length : newer, 0, comment);
}

/** Inserts a new comment into the list; mutates the pages. */
export function insertComment(pages: Comment[][], comment: Comment): void {
  const last = pages.at(-1);
  if (last && !findComment(pages.flat(), comment.id)) insertInOrder(last, comment);
}

/** Inserts a new reply and increments the count; mutates the parent. */
export function addReply(parent: Comment, reply: Comment): void {
  if (parent.replies.some(({ id }) => id === reply.id)) return;
  insertInOrder(parent.replies, reply);
  parent.total_replies += 1;
}

/** Whether every reply is loaded. */
export function isWhole(comments: readonly Comment[]): boolean {
  return comments.every(
    ({ replies, total_replies: total }) => total <= replies.length && isWhole(replies),
  );
}

/** Joins the replies loaded with a comment and those loaded later, oldest first. */
export function joinReplies(
  replies: readonly Comment[],
  pages: readonly { replies: readonly Comment[] }[],
): readonly Comment[] {
  if (pages.length === 0) return replies;
  const all = joinPages([...pages.map((page) => page.replies), replies]);
  return all.sort((a, b) => a.id - b.id);
}

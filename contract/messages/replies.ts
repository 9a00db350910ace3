/** Texts of the replies to a comment. */

/** Without a number if there are more replies than are counted. */
export const moreReplies = (left: number) =>
  left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies';
export const moreRepliesTo = (left: number, username: string) =>
  left > 0
    ? `View ${left} more ${left === 1 ? 'reply' : 'replies'} to ${username}`
    : `View more replies to ${username}`;
export const repliesFailed = 'Failed to load replies.';

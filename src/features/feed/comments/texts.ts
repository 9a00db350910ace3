/** Texts of the comments. */

// CommentSection
export const comments = 'Comments';
export const loading = 'Loading comments';
export const loadFailed = 'Failed to load comments.';
export const loadMore = 'Load more comments';

// CommentItem
export const reply = 'Reply';
export const likeComment = (author: string, total: number) => `Like comment by ${author}, ${total}`;

// CommentBox
export const writeComment = 'Write a comment';
export const replyTo = (author: string) => `Reply to ${author}`;
export const sendComment = 'Send comment';
export const sendReply = 'Send reply';
export const textMissing = 'Write something first.';
export const notSent = 'Your comment was not sent. Please try again.';

/** The keys under which unsent texts of comments are kept. */
export const commentDraftKey = (postId: number) => `comment:${postId}`;
export const replyDraftKey = (commentId: number) => `reply:${commentId}`;
export const editDraftKey = (commentId: number) => `edit-comment:${commentId}`;

export const searchPlaceholder = 'Search posts...';
export const loadFailed = 'Failed to load posts.';
export const fetchFailed = 'Failed to fetch posts.';
export const detailsFailed = 'Failed to load post details.';
export const empty = 'No posts available';
export const end = 'No more posts to load.';
export const createFailed = 'An unexpected error occurred. Please try again.';
export const edit = 'Edit Post';
export const deletePost = 'Delete Post';
export const report = 'Report Post';
export const save = 'Save';
export const cancel = 'Cancel';
export const sharing = 'Sharing...';
export const linkCopied = 'Link copied to clipboard!';
export const sharedNotFound = 'Post not found or link is invalid.';
export const searchResults = (keyword: string) => `Showing results for "${keyword}"`;
export const searchEmpty = (keyword: string) => `No posts found for "${keyword}"`;
/** Without a number if there are more replies than are counted. */
export const moreReplies = (left: number) =>
  left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies';
export const moreRepliesTo = (left: number, username: string) =>
  left > 0
    ? `View ${left} more ${left === 1 ? 'reply' : 'replies'} to ${username}`
    : `View more replies to ${username}`;
export const repliesFailed = 'Failed to load replies.';

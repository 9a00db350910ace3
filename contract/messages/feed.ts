export const searchPlaceholder = 'Search posts...';
export const loadFailed = 'Failed to load posts.';
export const detailsFailed = 'Failed to load post details.';
export const empty = 'No posts available';
export const end = 'No more posts to load.';
export const createFailed = 'An unexpected error occurred. Please try again.';
export const edit = 'Edit Post';
export const deletePost = 'Delete Post';
export const report = 'Report Post';
/** The content of a removed comment that has replies. */
export const commentDeleted = 'Comment deleted';
export const save = 'Save';
export const cancel = 'Cancel';
/** The proved institution address of an author, with the month of the proof. */
export const verifiedAt = (domain: string, month: string) => `Verified @${domain}, ${month}`;
export const lastChecked = (domain: string, month: string) => `@${domain}, last checked ${month}`;
export const sharing = 'Sharing...';
export const linkCopied = 'Link copied to clipboard!';
export const sharedNotFound = 'Post not found or link is invalid.';

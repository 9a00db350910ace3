/** Texts of the dialog that shares a post, which loads on its own. */

export const sharePost = 'Share this post';
export const whoCanRead = 'Anyone with this link can read the post.';
export const link = 'Link';
export const moreWays = 'More ways to share';
export const close = 'Close';

export const stopSharing = 'Stop sharing';
export const notShared = 'This post is no longer shared.';
export const stopFailed = 'Couldn’t turn off the link. Please try again.';

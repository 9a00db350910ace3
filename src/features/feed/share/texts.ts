/** Texts of a shared post and of the dialog that shares one. */

/* Page of a shared post */

export const loadingPost = 'Loading the post';
export const sharedPost = 'Shared post';
export const maybeDeleted = 'It may have been deleted, or the author stopped sharing it.';
export const goToQuad = 'Go to Quad';
export const loadFailedOffline = 'Couldn’t load the post. Please check your connection.';
export const loadFailed = 'Couldn’t load the post. Try again.';

// SharedPostArticle
/** Before the author's name; `kind` is the kind of post. */
export const kindByBefore = (kind: string) => `${kind} by `;
export const addToCalendar = 'Add to calendar';

// JoinCard
export const quad = 'Quad';
export const openToTakePart = 'Open it in Quad to like, comment or share.';
export const joinToTakePart =
  'Quad is where universities share their work. Join to like, comment and share.';
export const openQuad = 'Open Quad';
export const signUp = 'Sign up';
export const logIn = 'Log in';

/* Sharing a post */

export const sharePost = 'Share this post';
export const whoCanRead = 'Anyone with this link can read the post.';
export const link = 'Link';
export const moreWays = 'More ways to share';
export const close = 'Close';

export const stopSharing = 'Stop sharing';
export const notShared = 'This post is no longer shared.';
export const stopFailed = 'Couldn’t turn off the link. Try again.';

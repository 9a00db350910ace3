/** Reading, writing and presenting posts with their events and hashtags. */
export { findPost, isPostShown, thoseShown } from './findPost';
export { hashtagsOf } from './hashtags';
export { insertPost } from './insertPost';
export { findNewestIds, isShownTo, type NewestPage, type PostFilter } from './newestPosts';
export { lockOwnPost, postNotFound, requireOwnPost } from './ownPost';
export { presentEventDetails } from './eventDetails';
export { presentAttachments, presentPost } from './postPresenter';
export { createPostBodies, type PostBodies } from './postBodies';
export { postVector } from './postWords';
export { readPosts, readUncachedPosts, type PostReading } from './readPosts';
export { removePost } from './removePost';
export { sharedPostId } from './sharedPostId';
export { postColumns, type PostRow, selectPosts } from './selectPosts';
export { updatePost } from './updatePost';

/** Reading, writing and presenting posts with their events and hashtags. */
export { startFillingPostLinks } from './fillPostLinks';
export { findPost } from './findPost';
export { compoundHashtags, hashtagsOf, taggedText } from './hashtags';
export { insertPost } from './insertPost';
export { findNewestIds, isOnPage, type NewestPage, type PostFilter } from './newestPosts';
export { lockOwnPost, requireOwnPost } from './ownPost';
export { presentEventDetails } from './eventDetails';
export { presentAttachments, presentPost } from './postPresenter';
export { createPostBodies, type PostBodies } from './postBodies';
export { postVector } from './postWords';
export { readPosts, readUncachedPosts, type PostReading } from './readPosts';
export { removePost } from './removePost';
export { postColumns, type PostRow, selectPosts } from './selectPosts';
export {
  filterShownPosts,
  isEventShown,
  isPostIdShown,
  isPostShown,
  isScannedPostShown,
  lockShownPost,
  maySeePost,
  postNotFound,
  sharedPostId,
} from './shownPosts';
export { updatePost } from './updatePost';

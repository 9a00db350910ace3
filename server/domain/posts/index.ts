/** Reading, writing and presenting posts with their events and hashtags. */
export { cancelEvent } from './cancelEvent';
export { findPost } from './findPost';
export { insertPost } from './insertPost';
export { lockOwnPost, postNotFound, requireOwnPost } from './ownPost';
export { presentEventDetails } from './eventDetails';
export { presentAttachments, presentPost } from './postPresenter';
export { createPostBodies, type PostBodies } from './postBodies';
export { readPosts, readUncachedPosts, type PostReading } from './readPosts';
export { sharedPostId } from './sharedPostId';
export { postColumns, type PostRow, selectPosts } from './selectPosts';
export { updatePost } from './updatePost';

import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Post } from '#contract/entities/post';
import { emptyList, mergeTail, type FeedList, type FeedState } from './feedState';
import { viewKey, type PostView } from './postView';

/** Returns the list of a view, which is created if the view was not opened yet. */
export function listOf(state: FeedState, view: PostView): FeedList {
  return (state.lists[viewKey(view)] ??= { ...emptyList });
}

/**
 * Stores loaded posts. An unchanged post stays the same object, so its card doesn't render again.
 */
export function storePosts({ posts: held }: FeedState, posts: readonly Post[]) {
  for (const post of posts) held[post.id] = copyWithStructuralSharing(held[post.id], post);
}

/** Removes a post from everywhere. */
export function removePost(state: FeedState, id: number) {
  delete state.posts[id];
  delete state.pendingLikes[id];
  delete state.openComments[id];
  for (const list of Object.values(state.lists)) {
    list.ids = list.ids.filter((other) => other !== id);
    list.waitingIds = list.waitingIds.filter((other) => other !== id);
    if (list.pinnedId === id) list.pinnedId = null;
  }
}

/**
 * Adds a new post on top of a list. A pinned post moves below it instead of jumping back into the
 * list.
 */
export function putOnTop(list: FeedList, id: number) {
  list.ids = mergeTail([id, ...(list.pinnedId === null ? [] : [list.pinnedId])], list.ids);
  list.pinnedId = null;
}

/** Marks the list of a view, if it was opened, as one to load again. */
export function markOutdated({ lists }: FeedState, view: PostView) {
  const list = lists[viewKey(view)];
  if (list) list.isOutdated = true;
}

import { createSelector } from '@reduxjs/toolkit';
import type { FeedState } from './feedState';

interface State {
  feed: FeedState;
}

/** The main list, without its posts. */
export const selectMainList = ({ feed }: State) => feed.lists.main;

/** What the feed shows, in order: the pinned post, then the list. */
export const selectFeedIds = createSelector(
  [({ feed }: State) => feed.lists.main.ids, ({ feed }: State) => feed.lists.main.pinnedId],
  (ids, pinnedId) => (pinnedId === null ? ids : [pinnedId, ...ids.filter((id) => id !== pinnedId)]),
);

export const selectPost = ({ feed }: State, id: number) => feed.posts.entities[id];

/** Whether the post is liked as far as its reader is concerned. */
export const selectIsLiked = ({ feed }: State, id: number) =>
  feed.pendingLikes[id]?.on ?? feed.posts.entities[id]?.user_liked ?? false;

/** The likes of a post with the reader's own wish counted in. */
export function selectTotalLikes(state: State, id: number): number {
  const post = selectPost(state, id);
  if (!post) return 0;
  return post.total_likes + Number(selectIsLiked(state, id)) - Number(post.user_liked);
}

export const selectWaitingCount = ({ feed }: State) => feed.lists.main.waitingIds.length;
export const selectIsHighlighted = ({ feed }: State, id: number) => feed.highlight?.id === id;
export const selectHasOpenComments = ({ feed }: State, id: number) =>
  feed.openComments[id] === true;

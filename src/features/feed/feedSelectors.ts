import { createSelector } from '@reduxjs/toolkit';
import { emptyList, type FeedState } from './feedState';

interface State {
  feed: FeedState;
}

/** The list of a view by its key, without its posts. */
export const selectList = ({ feed }: State, key: string) => feed.lists[key] ?? emptyList;

/** What a view shows, in order: the pinned post, then the list. */
export const selectShownIds = createSelector(
  [
    (state: State, key: string) => selectList(state, key).ids,
    (state: State, key: string) => selectList(state, key).pinnedId,
  ],
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

export const selectIsHighlighted = ({ feed }: State, id: number) => feed.highlight?.id === id;
export const selectHasOpenComments = ({ feed }: State, id: number) =>
  feed.openComments[id] === true;

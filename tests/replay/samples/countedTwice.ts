import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import { feedApi } from '#features/feed/feedApi';

const right = rootReducer as Reducer<RootState, UnknownAction>;

/** An earlier version with a bug: the reader's own like is added to the server's count. */
export const countedTwice: Reducer<RootState, UnknownAction> = (state, action) => {
  const next = right(state, action);
  if (!feedApi.endpoints.like.matchFulfilled(action)) return next;
  const { postId } = action.meta.arg.originalArgs;
  const post = next.feed.posts[postId];
  if (!post) return next;
  const posts = { ...next.feed.posts, [postId]: { ...post, total_likes: post.total_likes + 1 } };
  return { ...next, feed: { ...next.feed, posts } };
};

import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Post } from '#contract/entities/post';

/** A list of posts on one screen. */
export type FeedView = 'main';

/** The newest page, or the page after the last post shown. */
export type FeedPart = 'head' | 'tail';

export interface FeedList {
  /** Newest first. */
  ids: number[];
  /** A post that was asked for by its address and stands above the list. */
  pinnedId: number | null;
  /** Newer posts that wait until their reader wants them. */
  waitingIds: number[];
  isLoaded: boolean;
  hasEnded: boolean;
  /** The server does not page by id. */
  pagesByOffset: boolean;
  /** How many pages arrived so far. */
  pages: number;
  loading: { part: FeedPart; requestId: string } | null;
  failed: FeedPart | null;
}

export interface PendingLike {
  on: boolean;
  /** The call under way, null until it is sent. */
  requestId: string | null;
}

export interface FeedState {
  posts: EntityState<Post, number>;
  lists: Record<FeedView, FeedList>;
  /** The post that is marked for a moment. */
  highlight: { id: number } | null;
  /** What the reader wants and the server has not answered, laid over the posts by id. */
  pendingLikes: Record<number, PendingLike>;
  /** Posts whose comments are open. */
  openComments: Record<number, true>;
}

export const postsAdapter = createEntityAdapter<Post>();

const emptyList: FeedList = {
  ids: [],
  pinnedId: null,
  waitingIds: [],
  isLoaded: false,
  hasEnded: false,
  pagesByOffset: false,
  pages: 0,
  loading: null,
  failed: null,
};

export const initialFeedState: FeedState = {
  posts: postsAdapter.getInitialState(),
  lists: { main: emptyList },
  highlight: null,
  pendingLikes: {},
  openComments: {},
};

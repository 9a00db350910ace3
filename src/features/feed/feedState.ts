import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Post } from '#contract/entities/post';

/** The newest page, or the page after the last post shown. */
export type FeedPart = 'head' | 'tail';

/** A list of posts on one screen. */
export interface FeedList {
  /** In the order of the server: newest first, or best first. */
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
  /** Words to mark in the posts, in lower case: what a search found them by. */
  markedWords: string[];
}

export interface PendingLike {
  on: boolean;
  /** The call under way, null until it is sent. */
  requestId: string | null;
}

export interface FeedState {
  posts: EntityState<Post, number>;
  /** By the key of their view. */
  lists: Record<string, FeedList>;
  /** The post that is marked for a moment. */
  highlight: { id: number } | null;
  /** What the reader wants and the server has not answered, laid over the posts by id. */
  pendingLikes: Record<number, PendingLike>;
  /** The same for comments, until the server answered. */
  commentLikes: Record<number, boolean>;
  /** Posts whose comments are open. */
  openComments: Record<number, true>;
}

export const postsAdapter = createEntityAdapter<Post>();

/** The list of a view that nobody looked at yet. */
export const emptyList: FeedList = {
  ids: [],
  pinnedId: null,
  waitingIds: [],
  isLoaded: false,
  hasEnded: false,
  pagesByOffset: false,
  pages: 0,
  loading: null,
  failed: null,
  markedWords: [],
};

export const initialFeedState: FeedState = {
  posts: postsAdapter.getInitialState(),
  lists: {},
  highlight: null,
  pendingLikes: {},
  commentLikes: {},
  openComments: {},
};

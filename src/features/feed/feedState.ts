import { createSelector } from '@reduxjs/toolkit';
import type { Post } from '#contract/entities/post';

/** The newest page, or the page after the last post shown. */
export type FeedPart = 'head' | 'tail';

/** A list of posts on one screen. */
export interface FeedList {
  /** In the server's order: newest first, or by relevance. */
  ids: number[];
  /** A linked post that is pinned above the list. */
  pinnedId: number | null;
  /** Newer posts that are not shown until the reader requests them. */
  waitingIds: number[];
  isLoaded: boolean;
  hasEnded: boolean;
  /** Whether the server does not paginate by id. */
  pagesByOffset: boolean;
  /** The number of pages loaded so far. */
  pages: number;
  loading: { part: FeedPart; requestId: string } | null;
  failed: FeedPart | null;
  /** Words to highlight in the posts, in lower case: the words that matched a search. */
  markedWords: string[];
}

export interface PendingLike {
  /** Whether the reader wants to like the post. */
  on: boolean;
  /** The id of the pending request; null before it is sent. */
  requestId: string | null;
}

export interface FeedState {
  /** Every post in any list, by id. */
  posts: Record<number, Post>;
  /** By the key of their view. */
  lists: Record<string, FeedList>;
  /** The post that is briefly highlighted. */
  highlight: { id: number } | null;
  /** The likes that the reader wants and the server has not confirmed, by post. */
  pendingLikes: Record<number, PendingLike>;
  /** The same for comments, by comment id. */
  commentLikes: Record<number, boolean>;
  /** Posts whose comments are open. */
  openComments: Record<number, true>;
}

/** The list of a view that was not opened yet. */
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
  posts: {},
  lists: {},
  highlight: null,
  pendingLikes: {},
  commentLikes: {},
  openComments: {},
};

/** Returns the ids followed by those of an older page, without duplicates. */
export function mergeTail(ids: readonly number[], page: readonly number[]): number[] {
  return [...new Set([...ids, ...page])];
}

/**
 * Returns the ids after the newest page was reloaded. If page and list overlap, the older ids stay,
 * without those missing from the page. Otherwise the posts in between are unknown, so only the page
 * stays, and loading more finds them.
 */
export function mergeHead(ids: readonly number[], page: readonly number[]): number[] {
  const known = new Set(ids);
  if (!page.some((id) => known.has(id))) return [...page];
  const oldest = Math.min(...page);
  return [...page, ...ids.filter((id) => id < oldest)];
}

/** Returns the ids of a page that are newer than everything in the list. */
export function newerThan(ids: readonly number[], page: readonly number[]): number[] {
  const newest = Math.max(0, ...ids);
  return page.filter((id) => id > newest);
}

/** The part of the store's state that holds the feed. */
export interface FeedRoot {
  feed: FeedState;
}

/** The list of a view by its key, without its posts. */
export const selectList = ({ feed }: FeedRoot, key: string) => feed.lists[key] ?? emptyList;

/** Selects the ids a view shows, in order: the pinned post, then the list. */
export const selectShownIds = createSelector(
  [
    (state: FeedRoot, key: string) => selectList(state, key).ids,
    (state: FeedRoot, key: string) => selectList(state, key).pinnedId,
  ],
  (ids, pinnedId) => (pinnedId === null ? ids : [pinnedId, ...ids.filter((id) => id !== pinnedId)]),
);

export const selectPost = ({ feed }: FeedRoot, id: number) => feed.posts[id];

/** Returns the draft key for the text of an unfinished edit. */
export const editDraftKey = (postId: number) => `edit:${postId}`;

/** Returns the draft key for the event of an unfinished edit. */
export const editEventDraftKey = (postId: number) => `edit-event:${postId}`;

import { createSelector } from '@reduxjs/toolkit';
import type { FeedScope, Post } from '#contract/entities/post';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import { FEED_VIEWS, type PostView } from './postView';
import type { CommentsRoot } from './shownComments';

/** The newest page, or the page after the last post shown. */
export type FeedPart = 'head' | 'tail';

/** A post, and its distance from the top of the viewport. */
export interface FeedPlace {
  postId: number;
  offset: number;
}

/** Where the reader leaves a view of the feed, and the post that last had the focus in it. */
export interface LeftView {
  place: FeedPlace | null;
  focusedId: number | null;
}

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
  /** The number of pages loaded so far. */
  pages: number;
  loading: { part: FeedPart; requestId: string } | null;
  failed: FeedPart | null;
  /** Words to highlight in the posts, in lower case: the words that matched a search. */
  markedWords: string[];
  /** Where the reader left this view of the feed for another one; null at its top. */
  place?: FeedPlace | null;
  /** The post that last had the focus then; null for none. */
  focusedId?: number | null;
  /** Set if posts may be missing between those of the list, which then has to be loaded again. */
  isOutdated?: true;
}

export interface PendingLike {
  /** Whether the reader wants to like the post. */
  on: boolean;
  /** The id of the pending request; null before it is sent. */
  requestId: string | null;
}

export interface FeedState extends CommentsRoot {
  /** The view of the feed that the reader chose. Absent for the posts of everyone. */
  scope?: FeedScope;
  /** Every post in any list, by id. */
  posts: Record<number, Post>;
  /** By the key of their view. */
  lists: Record<string, FeedList>;
  /** The post that is briefly highlighted, or one of its comments. */
  highlight: { id: number; commentId?: number } | null;
  /** The likes that the reader wants and the server has not confirmed, by post. */
  pendingLikes: Record<number, PendingLike>;
  /** The same for comments, by comment id. */
  commentLikes: Record<number, boolean>;
  /** Posts whose comments are open. */
  openComments: Record<number, true>;
}

/** A list of posts that was opened, by a link to one of them or to a comment. */
export interface OpenedFeed {
  view: PostView;
  highlightId: number | null;
  commentId?: number | null;
}

/** The list of a view that was not opened yet. */
export const emptyList: FeedList = {
  ids: [],
  pinnedId: null,
  waitingIds: [],
  isLoaded: false,
  hasEnded: false,
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

/** The view of the feed that the reader chose. */
export const selectFeedScope = ({ feed }: FeedRoot): FeedScope => feed.scope ?? 'everyone';
export const selectFeedView = (root: FeedRoot) => FEED_VIEWS[selectFeedScope(root)];

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

/** Stores the chosen view of the feed as a word. */
export const persistedFeed: PersistedSlice<FeedState> = {
  read(stored) {
    const word = stored('quad_feed_scope') ?? '';
    return Object.hasOwn(FEED_VIEWS, word) ? { scope: word as FeedScope } : undefined;
  },
  write: ({ scope = null }) => ({ quad_feed_scope: scope }),
};

import { createEntityAdapter, createSelector, type EntityState } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Post } from '#contract/entities/post';
import { selectDrafts, type DraftsState } from '#shared/drafts/draftsSlice';
import { selectUserId, type SignedInState } from '#shared/store/sessionEvents';

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
  /** Whether the reader wants to like the post. */
  on: boolean;
  /** The request that sends it; null until then. */
  requestId: string | null;
}

export interface FeedState {
  posts: EntityState<Post, number>;
  /** By the key of their view. */
  lists: Record<string, FeedList>;
  /** The post that is marked for a moment. */
  highlight: { id: number } | null;
  /** The likes that the reader wants and the server has not confirmed, by post. */
  pendingLikes: Record<number, PendingLike>;
  /** The same, by comment. */
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

/** Returns the ids followed by those of an older page, without duplicates. */
export function mergeTail(ids: readonly number[], page: readonly number[]): number[] {
  return [...new Set([...ids, ...page])];
}

/**
 * Returns the ids after the newest page was read again. If page and list overlap, the older ids
 * stay, without those missing from the page. Otherwise the posts in between are unknown, so only the
 * page stays and reading on finds them.
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

/** Whether the heart of a post is filled: the reader's click counts before the server confirms it. */
export const selectIsLiked = ({ feed }: State, id: number) =>
  feed.pendingLikes[id]?.on ?? feed.posts.entities[id]?.user_liked ?? false;

/** The likes of a post with the reader's unconfirmed one counted in. */
export function selectTotalLikes(state: State, id: number): number {
  const post = selectPost(state, id);
  if (!post) return 0;
  return post.total_likes + Number(selectIsLiked(state, id)) - Number(post.user_liked);
}

/** The draft that holds the text of an unfinished edit of a post. */
export const editDraftKey = (postId: number) => `edit:${postId}`;

/** The draft that holds the event of an unfinished edit of a post. */
export const editEventDraftKey = (postId: number) => `edit-event:${postId}`;

/** The part of the state that the card of a post shows. */
export interface CardView {
  readonly post: Post;
  /** The signed-in user. */
  readonly readerId: number | null;
  readonly isLiked: boolean;
  readonly totalLikes: number;
  readonly isHighlighted: boolean;
  readonly hasOpenComments: boolean;
  /** The reader began to edit the post and did not send the edit. */
  readonly hasDraft: boolean;
}

type CardState = State & SignedInState & { drafts: DraftsState };

/** Returns the same array until an edit begins or ends, so that typing renders no list again. */
const selectEditKeys = createSelector(
  [(state: CardState) => selectDrafts(state)],
  (drafts) => Object.keys(drafts).filter((key) => key.startsWith('edit')),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Returns what the cards of a view show, in order. */
export const selectCards = createSelector(
  [
    ({ feed }: CardState) => feed,
    selectEditKeys,
    (state: CardState) => selectUserId(state),
    (state: CardState, key: string) => selectShownIds(state, key),
  ],
  (feed, editKeys, readerId, ids) =>
    ids.flatMap((id): CardView[] => {
      const post = feed.posts.entities[id];
      if (!post) return [];
      return [
        {
          post,
          readerId,
          isLiked: selectIsLiked({ feed }, id),
          totalLikes: selectTotalLikes({ feed }, id),
          isHighlighted: feed.highlight?.id === id,
          hasOpenComments: feed.openComments[id] === true,
          hasDraft: editKeys.some(
            (key) => key === editDraftKey(id) || key === editEventDraftKey(id),
          ),
        },
      ];
    }),
);

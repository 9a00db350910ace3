import { createSelector } from '@reduxjs/toolkit';
import type { Post } from '#contract/entities/post';
import { selectDraft, type DraftsState } from '#shared/drafts/draftsSlice';
import { selectUserId, type SignedInState } from '#shared/store/sessionEvents';
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

/** The draft that holds the text of an unfinished edit of a post. */
export const editDraftKey = (postId: number) => `edit:${postId}`;

/** The draft that holds the event of an unfinished edit of a post. */
export const editEventDraftKey = (postId: number) => `edit-event:${postId}`;

/** All that the card of a post shows of the state. */
export interface CardView {
  readonly post: Post;
  /** Who looks at it. */
  readonly readerId: number | null;
  readonly isLiked: boolean;
  readonly totalLikes: number;
  readonly isHighlighted: boolean;
  readonly hasOpenComments: boolean;
  /** The reader began to edit it and did not send the edit. */
  readonly hasDraft: boolean;
}

/** The slices a card is made of. */
export type CardState = State & SignedInState & { drafts: DraftsState };

/**
 * All of it at once, to be compared member by member; undefined where there is no such post. Looks
 * into no post: what is wrong with one shall break its own card, and not the list.
 */
export function selectCard(state: CardState, id: number): CardView | undefined {
  const { highlight, openComments } = state.feed;
  const post = selectPost(state, id);
  if (!post) return undefined;
  return {
    post,
    readerId: selectUserId(state),
    isLiked: selectIsLiked(state, id),
    totalLikes: selectTotalLikes(state, id),
    isHighlighted: highlight?.id === id,
    hasOpenComments: openComments[id] === true,
    hasDraft:
      selectDraft(state, editDraftKey(id)) !== '' ||
      selectDraft(state, editEventDraftKey(id)) !== '',
  };
}

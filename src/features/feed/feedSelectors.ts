import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Post } from '#contract/entities/post';
import { selectDrafts, type DraftsState } from '#shared/drafts/draftsSlice';
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

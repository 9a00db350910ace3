import { createSelector } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { feedMessages } from '#contract/messages';
import { selectDrafts, type DraftsState } from '#shared/drafts/draftsSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { selectUserId, type SignedInState } from '#shared/store/sessionEvents';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import type { EventParts } from '../card/event/EventBody';
import { PostCard, type CardView } from '../card/PostCard';
import {
  editDraftKey,
  editEventDraftKey,
  selectList,
  selectShownIds,
  type FeedRoot,
} from '../feedState';
import { feedReloadRequested } from '../feedSlice';
import { selectIsLiked, selectTotalLikes } from '../likes';
import { viewKey, type PostView } from '../postView';
import * as texts from '../texts';
import { FeedEnd } from './FeedEnd';
import css from './PostList.module.css';

type CardState = FeedRoot & SignedInState & { drafts: DraftsState };

/** Returns the same array until an edit starts or ends, so that typing does not render the list. */
const selectEditKeys = createSelector(
  [(state: CardState) => selectDrafts(state)],
  (drafts) => Object.keys(drafts).filter((key) => key.startsWith('edit')),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Returns the props of a view's cards, in order. */
export const selectCards = createSelector(
  [
    ({ feed }: CardState) => feed,
    selectEditKeys,
    (state: CardState) => selectUserId(state),
    (state: CardState, key: string) => selectShownIds(state, key),
  ],
  (feed, editKeys, readerId, ids) =>
    ids.flatMap((id): CardView[] => {
      const post = feed.posts[id];
      if (!post) return [];
      return [
        {
          post,
          readerId,
          isLiked: selectIsLiked({ feed }, id),
          totalLikes: selectTotalLikes({ feed }, id),
          isHighlighted: feed.highlight?.id === id && !feed.highlight.commentId,
          hasOpenComments: feed.openComments[id] === true,
          hasDraft: editKeys.some(
            (key) => key === editDraftKey(id) || key === editEventDraftKey(id),
          ),
        },
      ];
    }),
);

/** As many cards as are visible on the tallest screens. */
const FIRST_CARDS = 3;

/**
 * Returns the cards to render. When a list arrives, these are the first few, and all of them right
 * afterwards in a transition, so that the page is painted and reacts sooner. A list that is already
 * there when the page opens is rendered whole, because the reader's place in it is restored.
 */
function useShownCards(cards: readonly CardView[]): readonly CardView[] {
  const hasArrived = cards.length > 0;
  const [isWhole, setIsWhole] = useState(hasArrived);
  useEffect(() => {
    if (hasArrived) startTransition(() => setIsWhole(true));
  }, [hasArrived]);
  return isWhole ? cards : cards.slice(0, FIRST_CARDS);
}

interface PostListProps {
  readonly view: PostView;
  /** Names the list for screen readers. */
  readonly label: string;
  readonly eventParts: EventParts;
  /** Rendered if the list has no posts. */
  readonly empty: ReactNode;
  /** The message when the posts fail to load. */
  readonly failedText?: string;
}

/** The posts of a view, or a placeholder while there are none. */
export function PostList({
  view,
  label,
  eventParts,
  empty,
  failedText = feedMessages.loadFailed,
}: PostListProps) {
  const dispatch = useAppDispatch();
  const key = viewKey(view);
  const cards = useAppSelector((state) => selectCards(state, key));
  const shown = useShownCards(cards);
  const { isLoaded, loading, failed } = useAppSelector((state) => selectList(state, key));
  return (
    <>
      {failed === 'head' ? (
        <ErrorState text={failedText} onRetry={() => dispatch(feedReloadRequested(view))} />
      ) : null}
      <div role="feed" aria-label={label} aria-busy={loading !== null} className={css.list}>
        {shown.map((card, index) => (
          <PostCard key={card.post.id} {...card} position={index + 1} eventParts={eventParts} />
        ))}
      </div>
      {!isLoaded && failed === null ? <FirstLoad /> : null}
      {isLoaded && cards.length === 0 ? empty : null}
      {isLoaded && cards.length > 0 && shown === cards ? <FeedEnd view={view} /> : null}
    </>
  );
}

function FirstLoad() {
  return (
    <div className={css.loading}>
      <span role="status" className={css.said}>
        <VisuallyHidden>{texts.loadingPosts}</VisuallyHidden>
      </span>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

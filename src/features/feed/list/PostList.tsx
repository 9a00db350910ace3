import type { ReactNode } from 'react';
import { feedMessages } from '#contract/messages';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import type { EventParts } from '../card/event/EventBody';
import { PostCard } from '../card/PostCard';
import { selectCards, selectList } from '../feedState';
import { feedReloadRequested } from '../feedSlice';
import { viewKey, type PostView } from '../postView';
import { FeedEnd } from './FeedEnd';
import css from './PostList.module.css';

interface PostListProps {
  readonly view: PostView;
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly eventParts: EventParts;
  /** Stands in the list's place where it has no posts. */
  readonly empty: ReactNode;
  /** What is said when the posts cannot be read. */
  readonly failedText?: string;
}

/** The posts of a view, and what stands in their place while there are none. */
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
  const { isLoaded, loading, failed } = useAppSelector((state) => selectList(state, key));
  return (
    <>
      {failed === 'head' ? (
        <ErrorState text={failedText} onRetry={() => dispatch(feedReloadRequested(view))} />
      ) : null}
      <div role="feed" aria-label={label} aria-busy={loading !== null} className={css.list}>
        {cards.map((card, index) => (
          <PostCard key={card.post.id} {...card} position={index + 1} eventParts={eventParts} />
        ))}
      </div>
      {!isLoaded && failed === null ? <FirstLoad /> : null}
      {isLoaded && cards.length === 0 ? empty : null}
      {isLoaded && cards.length > 0 ? <FeedEnd view={view} /> : null}
    </>
  );
}

function FirstLoad() {
  return (
    <div className={css.loading}>
      <span role="status" className={css.said}>
        <VisuallyHidden>Loading posts</VisuallyHidden>
      </span>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

import { NotebookPen, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { feedMessages } from '#contract/messages';
import { PartBoundary } from '../../shared/errors/PartBoundary';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { SkeletonCard } from '../../shared/ui/SkeletonCard';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { startWriting } from './feedDom';
import { FeedEnd } from './FeedEnd';
import css from './FeedList.module.css';
import { selectFeedIds, selectMainList } from './feedSelectors';
import { feedReloadRequested } from './feedSlice';
import { PostCard } from './PostCard';

/** The posts, and what stands in their place while there are none. */
export function FeedList() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectFeedIds);
  const { isLoaded, loading, failed } = useAppSelector(selectMainList);
  return (
    <>
      {failed === 'head' ? (
        <ErrorState
          text={feedMessages.loadFailed}
          onRetry={() => dispatch(feedReloadRequested())}
        />
      ) : null}
      <div role="feed" aria-label="Posts" aria-busy={loading !== null} className={css.list}>
        {ids.map((id, index) => (
          <PartBoundary key={id} part="post">
            <PostCard postId={id} position={index + 1} />
          </PartBoundary>
        ))}
      </div>
      {!isLoaded && failed === null ? <FirstLoad /> : null}
      {isLoaded && ids.length === 0 ? <NoPosts /> : null}
      {isLoaded && ids.length > 0 ? <FeedEnd /> : null}
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

function NoPosts() {
  return (
    <Card edgeToEdge>
      <EmptyState
        icon={NotebookPen}
        title={feedMessages.empty}
        text="Start with one line about what you are reading."
        action={
          <div className={css.next}>
            <Button variant="primary" icon={PenLine} onClick={startWriting}>
              Write the first post
            </Button>
            <Link to="/dashboard/suggested-users">Find people</Link>
          </div>
        }
      />
    </Card>
  );
}

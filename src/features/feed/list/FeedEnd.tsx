import { ArrowUp } from 'lucide-react';
import { useInView } from 'react-intersection-observer';
import { feedMessages } from '#contract/messages';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { selectList } from '../feedState';
import { feedEndReached } from '../feedSlice';
import { viewKey, type PostView } from '../postView';
import * as texts from '../texts';
import { scrollToTop } from './feedDom';
import css from './FeedEnd.module.css';

/** The end of a list: a button to load more, an error, or a note that this was all. */
export function FeedEnd({ view }: { readonly view: PostView }) {
  const dispatch = useAppDispatch();
  const { hasEnded, failed, loading, pages } = useAppSelector((state) =>
    selectList(state, viewKey(view)),
  );
  const loadMore = () => dispatch(feedEndReached(view));

  if (hasEnded)
    return (
      <Card edgeToEdge className={css.end}>
        <p>{feedMessages.end}</p>
        <Button size="sm" icon={ArrowUp} onClick={scrollToTop}>
          {texts.backToTop}
        </Button>
      </Card>
    );
  if (failed === 'tail') return <ErrorState text={feedMessages.loadFailed} onRetry={loadMore} />;
  return (
    <div className={css.more}>
      {/* A new element for each page: if the end is still visible, the next page loads. */}
      <Sentinel key={pages} onReached={loadMore} />
      {loading?.part === 'tail' ? (
        <Spinner label={texts.loadingMore} />
      ) : (
        <Button size="sm" onClick={loadMore}>
          {texts.loadMore}
        </Button>
      )}
    </div>
  );
}

/** A line that reports when it becomes visible; a whole card might never fit the viewport. */
function Sentinel({ onReached }: { readonly onReached: () => void }) {
  const { ref } = useInView({
    fallbackInView: false,
    onChange: (isInView) => {
      if (isInView) onReached();
    },
  });
  return <div ref={ref} aria-hidden="true" className={css.sentinel} />;
}

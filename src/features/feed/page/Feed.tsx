import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FEED_PEEK_MS } from '#contract/limits';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { readId } from '#shared/lib/readId';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import type { EventParts } from '../card/event/EventBody';
import { LazyCommentList } from '../comments/CommentSection';
import { selectFeedView, selectList } from '../feedState';
import { NewPostsPill } from '../list/NewPostsPill';
import { useFeedPlace } from '../list/useFeedPlace';
import { viewKey } from '../postView';
import { WritePost } from '../composer/WritePost';
import * as texts from '../texts';
import css from './Feed.module.css';
import { FeedLayout } from './FeedLayout';
import { FeedScopes } from './FeedScopes';
import { openChosenView } from './openChosenView';
import { ScopeLists } from './ScopeLists';
import { useFeedKeys } from './useFeedKeys';

interface FeedProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly eventParts: EventParts;
  /** Rendered above the feed for new members. */
  readonly welcome?: ReactNode;
}

/**
 * The feed, in the view that the reader chose. `?highlight=id` scrolls to one of its posts, and
 * `&comment=id` to one of its comments.
 */
export function Feed({ left, right, eventParts, welcome }: FeedProps) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isReturn = useFeedPlace();
  // A returning reader has already seen the linked post.
  const highlightId = isReturn ? null : readId(params.get('highlight'));
  const commentId = readId(params.get('comment'));
  const view = useAppSelector(selectFeedView);
  useFeedKeys(useAppSelector((state) => selectList(state, viewKey(view)).focusedId));

  useEffect(() => {
    dispatch(openChosenView({ highlightId, commentId }));
  }, [dispatch, highlightId, commentId, key]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(openChosenView());
    }, FEED_PEEK_MS);
    return () => clearInterval(timer);
  }, [dispatch]);
  useEffect(() => {
    const timer = setTimeout(LazyCommentList.prepare, LATER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <FeedLayout
      left={left}
      main={
        <>
          <h1 tabIndex={-1} className={css.heading}>
            <VisuallyHidden>{texts.home}</VisuallyHidden>
          </h1>
          {welcome}
          <FeedScopes />
          <WritePost />
          <NewPostsPill view={view} />
          <ScopeLists eventParts={eventParts} />
        </>
      }
      right={right}
    />
  );
}

import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readId } from '#shared/lib/readId';
import { useAppDispatch } from '#shared/store/hooks';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import type { EventParts } from '../card/event/EventBody';
import { NoPosts } from '../list/NoPosts';
import { PostList } from '../list/PostList';
import { MAIN_VIEW } from '../postView';
import { feedOpened } from '../feedSlice';
import { NewPostsPill } from '../list/NewPostsPill';
import { useFeedPlace } from '../list/useFeedPlace';
import { WritePost } from '../composer/WritePost';
import * as texts from '../texts';
import css from './Feed.module.css';
import { FeedLayout } from './FeedLayout';
import { useFeedKeys } from './useFeedKeys';

interface FeedProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly eventParts: EventParts;
  /** Rendered above the feed for new members. */
  readonly welcome?: ReactNode;
}

/** The main feed of all posts. `?highlight=id` scrolls to one of them. */
export function Feed({ left, right, eventParts, welcome }: FeedProps) {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isReturn = useFeedPlace();
  // A returning reader has already seen the linked post.
  const highlightId = isReturn ? null : readId(params.get('highlight'));
  useFeedKeys();

  useEffect(() => {
    dispatch(feedOpened({ view: MAIN_VIEW, highlightId }));
  }, [dispatch, highlightId, key]);

  return (
    <FeedLayout
      left={left}
      main={
        <>
          <h1 tabIndex={-1} className={css.heading}>
            <VisuallyHidden>{texts.home}</VisuallyHidden>
          </h1>
          {welcome}
          <WritePost />
          <NewPostsPill />
          <PostList
            view={MAIN_VIEW}
            label={texts.posts}
            eventParts={eventParts}
            empty={<NoPosts />}
          />
        </>
      }
      right={right}
    />
  );
}

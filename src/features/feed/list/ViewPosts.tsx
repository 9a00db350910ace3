import { NotebookText } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { feedMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import type { EventParts } from '../card/event/EventBody';
import { feedOpened } from '../feedSlice';
import { useFeedKeys } from '../page/useFeedKeys';
import { viewKey, type PostView } from '../postView';
import { PostList } from './PostList';
import { useFeedPlace } from './useFeedPlace';

interface ViewPostsProps {
  readonly view: PostView;
  /** Names the list for screen readers. */
  readonly label: string;
  readonly eventParts: EventParts;
  /** Text and action for an empty list. */
  readonly empty?: { readonly text: string; readonly action: ReactNode } | undefined;
}

/**
 * The posts of a view on a page of another feature. They load when mounted, and the scroll position
 * is restored.
 */
export function ViewPosts(props: ViewPostsProps) {
  return <OpenedPosts key={viewKey(props.view)} {...props} />;
}

function OpenedPosts({ view: opened, label, eventParts, empty }: ViewPostsProps) {
  const dispatch = useAppDispatch();
  // Keep the first object: the key identifies a view, and its object may change with each render.
  const [view] = useState(opened);
  useFeedPlace();
  useFeedKeys();
  useEffect(() => {
    dispatch(feedOpened({ view, highlightId: null }));
  }, [dispatch, view]);
  return (
    <PostList
      view={view}
      label={label}
      eventParts={eventParts}
      empty={
        <Card edgeToEdge>
          <EmptyState icon={NotebookText} title={feedMessages.empty} {...empty} />
        </Card>
      }
    />
  );
}

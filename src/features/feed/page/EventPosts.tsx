import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { feedMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import type { EventParts } from '../card/event/EventBody';
import { feedOpened } from '../feedSlice';
import { PostList } from '../list/PostList';
import { useFeedPlace } from '../list/useFeedPlace';
import { EVENTS_VIEW } from '../postView';
import * as texts from '../texts';
import css from './EventPosts.module.css';
import { useFeedKeys } from './useFeedKeys';

/** The posts that announce events, newest first. */
export function EventPosts({ eventParts }: { readonly eventParts: EventParts }) {
  const dispatch = useAppDispatch();
  useFeedPlace();
  useFeedKeys();
  useEffect(() => {
    dispatch(feedOpened({ view: EVENTS_VIEW, highlightId: null }));
  }, [dispatch]);
  return (
    <div className={css.page}>
      <PageHeading
        lead={texts.lead}
        aside={
          <LinkButton to={paths.newEvent} variant="primary" icon={CalendarPlus}>
            {texts.newEvent}
          </LinkButton>
        }
      >
        {texts.eventPosts}
      </PageHeading>
      <PostList
        view={EVENTS_VIEW}
        label={texts.eventPosts}
        eventParts={eventParts}
        empty={
          <Card edgeToEdge>
            <EmptyState icon={CalendarDays} title={feedMessages.empty} text={texts.beTheFirst} />
          </Card>
        }
      />
    </div>
  );
}

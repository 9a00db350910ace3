import { CalendarDays, CalendarPlus } from 'lucide-react';
import { eventMessages } from '#contract/messages';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { paths } from '#shared/paths';
import { SubscribeButton } from '../calendar/SubscribeButton';
import { useGroupEventsQuery } from '../eventsApi';
import { eventsFailure } from '../eventsFailure';
import * as texts from '../later.texts';
import { EventSection } from './EventSection';
import css from './EventsPage.module.css';

const SECTIONS = ['within_7_days', 'within_30_days', 'within_year'] as const;

/** The upcoming events, grouped by how soon they are. */
export function EventsPage() {
  const { data, error, isFetching, refetch } = useGroupEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isEmpty = data !== undefined && SECTIONS.every((section) => data[section].length === 0);
  return (
    <div className={css.page}>
      <PageHeading
        lead={texts.lead}
        aside={
          <div className={css.ways}>
            <LinkButton to={paths.eventPosts} size="sm" variant="quiet">
              {texts.eventPosts}
            </LinkButton>
            <SubscribeButton size="sm" />
            <LinkButton to={paths.newEvent} size="sm" variant="primary" icon={CalendarPlus}>
              {texts.newEvent}
            </LinkButton>
          </div>
        }
      >
        {texts.events}
      </PageHeading>
      {error && !data ? (
        <ErrorState
          {...eventsFailure(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <div role="status">
          <VisuallyHidden>{texts.loadingEvents}</VisuallyHidden>
          <SkeletonCard />
        </div>
      ) : null}
      {isEmpty ? (
        <Card>
          <EmptyState
            icon={CalendarDays}
            title={eventMessages.widgetNone}
            action={<LinkButton to={paths.newEvent}>{texts.createEvent}</LinkButton>}
          />
        </Card>
      ) : null}
      {data
        ? SECTIONS.map((section) => (
            <EventSection
              key={section}
              title={texts.sections[section]}
              ids={data[section]}
              isPageEmpty={isEmpty}
            />
          ))
        : null}
    </div>
  );
}

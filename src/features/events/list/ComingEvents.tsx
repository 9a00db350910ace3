import { CalendarDays } from 'lucide-react';
import { eventMessages } from '#contract/messages';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { Card } from '#shared/ui/layout/Card';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { paths } from '#shared/paths';
import { useGroupEventsQuery } from '../eventsApi';
import { eventsFailure } from '../eventsFailure';
import * as texts from '../texts';
import { EventSection } from './EventSection';

const SECTIONS = ['within_7_days', 'within_30_days', 'within_year'] as const;

/** The upcoming events, grouped by how soon they are. */
export function ComingEvents() {
  const { data, error, isFetching, refetch } = useGroupEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isEmpty = data !== undefined && SECTIONS.every((section) => data[section].length === 0);
  return (
    <>
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
    </>
  );
}

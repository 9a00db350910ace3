import { CalendarX } from 'lucide-react';
import { errorDetail } from '#api/errors';
import { useRetryOnline } from '#shared/hooks/online';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import * as texts from '../texts';
import { EventTile } from '../list/EventTile';
import css from './FoundEvents.module.css';
import { useSearchEventsInfiniteQuery } from './foundEventsApi';

/** The events found by a search, the upcoming ones first. */
export function FoundEvents({ keyword }: { readonly keyword: string }) {
  const search = useSearchEventsInfiniteQuery({ keyword }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isFetching, isFetchingNextPage, hasNextPage } = search;
  const retry = () => void search.refetch();
  useRetryOnline(error ? retry : undefined);
  const events = data?.pages.flat() ?? [];
  return (
    <div className={css.found} aria-busy={isFetching}>
      <h2 className="visually-hidden">{texts.eventsFound}</h2>
      {events.length > 0 ? (
        <ul className={css.tiles} aria-label={texts.eventsFound}>
          {events.map((event) => (
            <EventTile key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
      {!data && !error ? <SkeletonCard /> : null}
      {error ? (
        <ErrorState
          text={errorDetail(error, texts.searchFailed)}
          retrying={isFetching}
          onRetry={retry}
        />
      ) : null}
      {data && events.length === 0 ? (
        <Card edgeToEdge>
          <EmptyState icon={CalendarX} title={texts.noEventsFound} text={texts.tryOtherWords} />
        </Card>
      ) : null}
      {hasNextPage ? (
        <Button
          className={css.more}
          busy={isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {texts.moreEvents}
        </Button>
      ) : null}
    </div>
  );
}

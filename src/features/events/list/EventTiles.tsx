import { useEffect, useRef } from 'react';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { useListEventsByIdQuery } from '../eventsApi';
import { eventsFailure } from '../eventsFailure';
import css from './EventsPage.module.css';
import { EventTile } from './EventTile';

interface EventTilesProps {
  readonly ids: readonly number[];
  /** Describes these events to screen readers. */
  readonly label: string;
  /**
   * Whether the reader requested this page. If so, it receives the focus, since the clicked button
   * may be gone.
   */
  readonly isAskedFor?: boolean | undefined;
}

/** One page of events. */
export function EventTiles({ ids, label, isAskedFor = false }: EventTilesProps) {
  const { data, error, isFetching, refetch } = useListEventsByIdQuery(
    { ids, offset: 0, limit: ids.length },
    { refetchOnMountOrArgChange: true },
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) place.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className={css.part}>
      {data ? (
        <ul className={css.tiles}>
          {data.map((event) => (
            <EventTile key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
      {!data && error ? (
        <ErrorState
          {...eventsFailure(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <div className={css.tiles}>
          {ids.map((id) => (
            <SkeletonCard key={id} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

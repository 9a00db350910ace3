import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Event } from '#contract/entities/event';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { Button } from '#shared/ui/buttons/Button';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { eventsFailure } from '../eventsFailure';
import * as texts from '../texts';
import css from './EventsPage.module.css';
import { EventTiles } from './EventTiles';

/** The pages of a list of events, as the API's hooks return them. */
interface Pages {
  readonly data?: { readonly pages: readonly (readonly Event[])[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface EventPagesProps {
  readonly title: string;
  readonly list: Pages;
  /** Puts the loaded events into the order in which they are shown. */
  readonly arrange?: ((events: readonly Event[]) => readonly Event[]) | undefined;
  readonly empty: string;
  readonly action?: ReactNode;
}

/** Splits ids into parts that one request can ask for. */
function inParts(ids: readonly number[]): (readonly number[])[] {
  const parts = [];
  for (let at = 0; at < ids.length; at += LIST_PAGE_SIZE)
    parts.push(ids.slice(at, at + LIST_PAGE_SIZE));
  return parts;
}

/** A list of events that continues on request. */
export function EventPages({ title, list, arrange, empty, action }: EventPagesProps) {
  const headingId = useId();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = list;
  const loaded = data?.pages.flat() ?? [];
  const ids = (arrange ? arrange(loaded) : loaded).map(({ id }) => id);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
      </div>
      {!data && error ? (
        <ErrorState
          {...eventsFailure(error)}
          retrying={isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {!data && !error ? <SkeletonCard /> : null}
      {data && ids.length === 0 ? (
        <EmptyState compact icon={CalendarDays} title={empty} action={action} />
      ) : null}
      {inParts(ids).map((part) => (
        <EventTiles key={part.join()} ids={part} label={title} />
      ))}
      {data && list.isFetchNextPageError && !isFetchingNextPage ? (
        <ErrorState {...eventsFailure(error)} />
      ) : null}
      {hasNextPage ? (
        <Button
          className={css.more}
          icon={ChevronDown}
          busy={isFetchingNextPage}
          aria-label={`${texts.loadMore}: ${title}`}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.loadMore}
        </Button>
      ) : null}
    </section>
  );
}

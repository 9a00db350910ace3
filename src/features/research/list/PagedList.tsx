import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { ListSkeleton } from './ListSkeleton';
import css from './PagedList.module.css';

/** A list that is read page by page, as the hooks of the API give it. */
export interface PagedQuery<T> {
  readonly data?: { readonly pages: readonly (readonly T[])[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PagedListProps<T> {
  readonly query: PagedQuery<T>;
  /** What the list holds, for screen readers. */
  readonly label: string;
  readonly failedText: string;
  readonly empty: {
    readonly icon: LucideIcon;
    readonly title: string;
    readonly text?: string;
    readonly action?: ReactNode;
  };
  readonly children: (item: T) => ReactNode;
}

/** A list with everything it can be: on its way, failed, empty, and with more to come. */
export function PagedList<T extends { readonly id: number }>(props: PagedListProps<T>) {
  const { query, label, failedText, empty, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const readOnAt = useRef<number | null>(null);
  const items = query.data?.pages.flat() ?? [];
  const isRetrying = query.isFetching;
  const loadMore = () => {
    readOnAt.current = items.length;
    void query.fetchNextPage();
  };
  useEffect(() => {
    if (readOnAt.current === null || items.length <= readOnAt.current) return;
    // The button may be gone by now; the first of what it brought is where to read on.
    (list.current?.children[readOnAt.current] as HTMLElement | undefined)?.focus();
    readOnAt.current = null;
  }, [items.length]);

  if (!query.data && query.error !== undefined)
    return (
      <ErrorState text={failedText} retrying={isRetrying} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <ListSkeleton label={label} />;
  if (items.length === 0)
    return (
      <Card edgeToEdge>
        <EmptyState {...empty} />
      </Card>
    );
  return (
    <div className={css.frame}>
      <ul ref={list} className={css.list} aria-label={label} aria-busy={query.isFetching}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1} className={css.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && !query.isFetchingNextPage ? (
        <ErrorState text={failedText} />
      ) : null}
      {query.hasNextPage ? (
        <Button busy={query.isFetchingNextPage} onClick={loadMore}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}

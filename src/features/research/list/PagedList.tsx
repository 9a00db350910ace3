import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { sessionMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import * as texts from '../texts';
import { ListNews } from './ListNews';
import css from './PagedList.module.css';
import { useKeptFocus } from './useKeptFocus';

/** A paginated list, as RTK Query's infinite query hooks return it. */
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
  /** Names the list for screen readers. */
  readonly label: string;
  readonly failedText: string;
  /** The item to focus once it is shown. */
  readonly focusId?: number | null;
  /** Rendered above the list. */
  readonly above?: ReactNode;
  readonly empty: {
    readonly icon: LucideIcon;
    readonly title: string;
    readonly text?: string;
    readonly action?: ReactNode;
  };
  readonly children: (item: T) => ReactNode;
}

/** A paginated list with its loading, failed and empty states, and a button to load more. */
export function PagedList<T extends { readonly id: number }>(props: PagedListProps<T>) {
  const { query, label, failedText, focusId = null, above, empty, children } = props;
  const items = query.data?.pages.flat() ?? [];
  const focus = useKeptFocus(items.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  const readOnAt = useRef<number | null>(null);
  const loadMore = () => {
    readOnAt.current = items.length;
    void query.fetchNextPage();
  };
  const retry = () => {
    readOnAt.current = 0;
    void query.refetch();
  };
  useEffect(() => {
    if (readOnAt.current === null || items.length <= readOnAt.current) return;
    // The button may be gone by now, so focus the first new item.
    (list.current?.children[readOnAt.current] as HTMLElement | undefined)?.focus();
    readOnAt.current = null;
  }, [items.length]);
  const hasFocusItem = items.some(({ id }) => id === focusId);
  useEffect(() => {
    if (hasFocusItem) list.current?.querySelector<HTMLElement>(`[data-item="${focusId}"]`)?.focus();
  }, [hasFocusItem, focusId]);

  const isFailed = !query.data && query.error !== undefined;
  const isRefused = hasStatus(query.error, 401);
  const problem = isRefused ? sessionMessages.unauthorizedList : failedText;
  return (
    <div {...focus.frame} className={css.frame}>
      {above ? <div className={css.inset}>{above}</div> : null}
      {isFailed ? (
        <div className={css.inset}>
          <ErrorState
            text={problem}
            retrying={query.isFetching}
            onRetry={isRefused ? undefined : retry}
          />
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul ref={list} className={css.list} aria-label={label} aria-busy={query.isFetching}>
          {items.map((item, at) => (
            <li key={item.id} {...focus.item(item.id, at)} className={css.item}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {query.data && query.isFetchNextPageError && !query.isFetchingNextPage ? (
        <div className={css.inset}>
          <ErrorState text={problem} />
        </div>
      ) : null}
      {items.length > 0 && query.hasNextPage ? (
        <Button
          busy={query.isFetchingNextPage}
          aria-label={texts.loadMoreOf(label)}
          className={css.more}
          onClick={loadMore}
        >
          {texts.loadMore}
        </Button>
      ) : null}
      <div role="status">
        {isFailed ? null : (
          <ListNews label={label} count={query.data && items.length} isCut={query.hasNextPage}>
            <Card edgeToEdge>
              <EmptyState {...empty} />
            </Card>
          </ListNews>
        )}
      </div>
    </div>
  );
}

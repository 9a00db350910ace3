import { useEffect, useId, useRef, type ReactNode } from 'react';
import { connectionMessages } from '#contract/messages';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui';
import css from './ListSection.module.css';

interface ListSectionProps {
  readonly title: string;
  /** The number of entries, shown beside the title; undefined shows none. */
  readonly count?: string | undefined;
  /** The number of rows. If a row with the focus is removed, the title receives the focus. */
  readonly size: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly emptyText: string;
  /** An action for an empty list. */
  readonly emptyAction?: ReactNode;
  readonly children: ReactNode;
}

/** A list with a heading, and its loading, failed and empty states. */
export function ListSection(props: ListSectionProps) {
  const { title, count, size, isLoading, isFailed, isRetrying, onRetry, children } = props;
  const headingId = useId();
  const heading = useFocusWhenFewer(size);
  const isReady = !isLoading && !isFailed;
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <div className={css.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {count === undefined ? null : <span className={css.count}>{count}</span>}
      </div>
      {isLoading ? <Skeleton /> : null}
      {isFailed ? (
        <ErrorState text={connectionMessages.loadFailed} onRetry={onRetry} retrying={isRetrying} />
      ) : null}
      {isReady && size === 0 ? (
        <div className={css.empty}>
          <EmptyState compact title={props.emptyText} action={props.emptyAction} />
        </div>
      ) : null}
      {isReady && size > 0 ? children : null}
    </section>
  );
}

/** Moves the focus to the heading if a removed row had it. */
function useFocusWhenFewer(size: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(size);
  useEffect(() => {
    const isFewer = size < before.current;
    before.current = size;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [size]);
  return heading;
}

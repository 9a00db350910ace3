import { useId, type ReactNode } from 'react';
import { connectionMessages } from '#contract/messages';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui';
import css from './ListSection.module.css';

interface ListSectionProps {
  readonly title: string;
  /** How many there are, beside the title; nothing for undefined. */
  readonly count?: string | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly isEmpty: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A headed list with its loading, failed and empty states. */
export function ListSection(props: ListSectionProps) {
  const { title, count, isLoading, isFailed, isRetrying, onRetry, isEmpty, emptyText, children } =
    props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        {count === undefined ? null : <span className={css.count}>{count}</span>}
      </div>
      {isLoading ? <Skeleton /> : null}
      {isFailed ? (
        <ErrorState text={connectionMessages.loadFailed} onRetry={onRetry} retrying={isRetrying} />
      ) : null}
      {isEmpty ? (
        <div className={css.empty}>
          <EmptyState compact title={emptyText} />
        </div>
      ) : null}
      {!isLoading && !isFailed && !isEmpty ? children : null}
    </section>
  );
}

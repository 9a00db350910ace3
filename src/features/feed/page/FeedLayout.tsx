import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '../../../shared/hooks/useMediaQuery';
import css from './FeedLayout.module.css';

interface FeedLayoutProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
}

/**
 * Three columns on wide screens, two on middling ones with the sides stacked. A phone has no room
 * beside the feed, so what would stand there is not even fetched: it has pages of its own.
 */
export function FeedLayout({ left, main, right }: FeedLayoutProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <div className={css.layout}>
      {isPhone ? null : (
        <aside className={css.left} aria-label="Events">
          {left}
        </aside>
      )}
      <div className={css.main}>{main}</div>
      {isPhone ? null : (
        <aside className={css.right} aria-label="Suggestions and help">
          {right}
        </aside>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './FeedLayout.module.css';

interface FeedLayoutProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
}

/** Three columns on wide screens, two on middling ones with the sides stacked, one on phones. */
export function FeedLayout({ left, main, right }: FeedLayoutProps) {
  return (
    <div className={css.layout}>
      <aside className={css.left} aria-label="About you">
        {left}
      </aside>
      <div className={css.main}>{main}</div>
      <aside className={css.right} aria-label="Suggestions and help">
        {right}
      </aside>
    </div>
  );
}

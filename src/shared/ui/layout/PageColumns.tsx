import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './PageColumns.module.css';

interface PageColumnsProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
  /** Names the left column if it is complementary to the page rather than part of it. */
  readonly leftLabel?: string;
  readonly rightLabel: string;
  /** The column that comes first if there is room for two. The right one is then below the left. */
  readonly first: 'left' | 'main';
  /** The side columns stay in view while the middle one scrolls. */
  readonly sticky?: boolean;
}

/**
 * Three columns on wide screens, two on medium ones, and a single one on phones. A side column that
 * is null is omitted.
 */
export function PageColumns(props: PageColumnsProps) {
  const { left, main, right, leftLabel, rightLabel, first, sticky = false } = props;
  const Left = leftLabel === undefined ? 'div' : 'aside';
  return (
    <div className={clsx(css.columns, first === 'left' ? css.leftFirst : css.mainFirst)}>
      {left === null ? null : (
        <Left className={clsx(css.side, css.left, sticky && css.stickyLeft)} aria-label={leftLabel}>
          {left}
        </Left>
      )}
      <div className={css.main}>{main}</div>
      {right === null ? null : (
        <aside
          className={clsx(css.side, css.right, sticky && css.stickyRight)}
          aria-label={rightLabel}
        >
          {right}
        </aside>
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './PageColumns.module.css';

interface PageColumnsProps {
  readonly left: ReactNode;
  readonly main: ReactNode;
  readonly right: ReactNode;
  /** Names the left side where it stands beside the page rather than belongs to it. */
  readonly leftLabel?: string;
  readonly rightLabel: string;
  /** Which column stands first where there is room for two; the right one then stands under the left. */
  readonly first: 'left' | 'main';
  /** The sides stay in sight while the middle is scrolled. */
  readonly sticky?: boolean;
}

/**
 * Three columns on wide screens, two on middling ones, and one under the other on a phone. A side
 * that is null takes no part.
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

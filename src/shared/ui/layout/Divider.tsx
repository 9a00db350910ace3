import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Divider.module.css';

interface DividerProps {
  readonly children: ReactNode;
  /** 'danger' marks where the unread begins. */
  readonly tone?: 'plain' | 'danger' | undefined;
}

/** A rule with words in its middle, such as 'or' or a day. */
export function Divider({ children, tone = 'plain' }: DividerProps) {
  return <div className={clsx(css.divider, css[tone])}>{children}</div>;
}

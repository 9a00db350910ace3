import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Divider.module.css';

interface DividerProps {
  readonly children: ReactNode;
  /** 'danger' marks the first unread item. */
  readonly tone?: 'plain' | 'danger' | undefined;
}

/** A rule with text in the middle, such as 'or' or a day. */
export function Divider({ children, tone = 'plain' }: DividerProps) {
  return <div className={clsx(css.divider, css[tone])}>{children}</div>;
}

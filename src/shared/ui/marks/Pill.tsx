import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../feedback/Notice';
import css from './Pill.module.css';

interface PillProps {
  readonly children: ReactNode;
  readonly tone?: Tone | 'neutral' | undefined;
}

/** One or two words about an item's state, such as 'Today'. */
export function Pill({ children, tone = 'neutral' }: PillProps) {
  return <span className={clsx(css.pill, css[tone])}>{children}</span>;
}

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import css from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon?: LucideIcon | undefined;
  readonly title: ReactNode;
  /** Suggests what the reader can do about it. */
  readonly text?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  /** Small text and little space, for a list inside a card. */
  readonly compact?: boolean | undefined;
}

/** Shown where there is no content yet. Not a heading, because it has no content below it. */
export function EmptyState({ icon, title, text, action, compact = false }: EmptyStateProps) {
  return (
    <div className={clsx(css.empty, compact && css.compact)}>
      {icon ? <Icon of={icon} size="xl" className={css.icon} /> : null}
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}

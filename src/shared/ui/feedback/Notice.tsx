import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import css from './Notice.module.css';

/** What a message means. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The icon of each tone, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warn: CircleAlert,
  danger: CircleAlert,
};

interface NoticeProps {
  readonly tone?: Tone | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
  /** At the end, such as a small button. */
  readonly action?: ReactNode;
  /** 'status' is announced politely, 'alert' at once; leave it out for text that was always there. */
  readonly role?: 'status' | 'alert' | undefined;
  readonly className?: string | undefined;
}

/** A soft bar with an icon for what is true of this page or form right now. */
export function Notice({ tone = 'info', icon, children, action, role, className }: NoticeProps) {
  return (
    <div role={role} className={clsx(css.notice, css[tone], className)}>
      <Icon of={icon ?? toneIcons[tone]} className={css.icon} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import css from './Notice.module.css';

/** The meaning of a message. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The icon of each tone, so that colour is never the only indication. */
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
  /** Shown at the end, such as a small button. */
  readonly action?: ReactNode;
  /**
   * 'status' is announced politely, 'alert' immediately. Omit it for text that was always there.
   */
  readonly role?: 'status' | 'alert' | undefined;
  readonly className?: string | undefined;
}

/** A soft bar with an icon for the current status of a page or form. */
export function Notice({ tone = 'info', icon, children, action, role, className }: NoticeProps) {
  return (
    <div role={role} className={clsx(css.notice, css[tone], className)}>
      <Icon of={icon ?? toneIcons[tone]} className={css.icon} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}

import { clsx } from 'clsx';
import css from './Badge.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface BadgeProps {
  readonly count: number;
  /** Announced instead of the bare number, such as '3 unread messages'. */
  readonly label?: string | undefined;
  readonly tone?: 'danger' | 'neutral' | undefined;
  readonly className?: string | undefined;
}

/** A small round count: '99+' above 99, and nothing for zero. */
export function Badge({ count, label, tone = 'danger', className }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > 99 ? '99+' : String(count);
  return (
    <span className={clsx(css.badge, css[tone], className)}>
      {label ? (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  );
}

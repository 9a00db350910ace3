import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../marks/Badge';
import { Icon } from '../marks/Icon';
import css from '../layout/NavEntry.module.css';
import small from './NavButton.module.css';

interface NavButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether the layer it controls is open. Omit it if a popover sets that itself. */
  readonly isOpen?: boolean | undefined;
  readonly count?: number | undefined;
  readonly countLabel?: string | undefined;
}

/** A button that looks like a navigation entry. On phones it shows only its icon. */
export function NavButton({
  icon,
  label,
  isOpen,
  count = 0,
  countLabel,
  ...native
}: NavButtonProps) {
  return (
    <button
      {...native}
      type="button"
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      className={clsx(css.entry, small.button, isOpen && css.current)}
    >
      <span className={css.icon}>
        <Icon of={icon} size="lg" />
        <Badge count={count} label={countLabel} className={css.badge} />
      </span>
      <span className={small.label}>{label}</span>
    </button>
  );
}

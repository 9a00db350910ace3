import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconSize } from '../marks/Icon';
import { Spinner } from '../feedback/Spinner';
import css from './IconButton.module.css';

/** Props of an icon button, and those of a native button. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button's action, used as its accessible name. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Shown in place of the icon, such as a person's picture. */
  readonly picture?: ReactNode;
  readonly variant?: 'quiet' | 'secondary' | 'primary' | 'danger-quiet' | undefined;
  /** Side of the square: xs 28, sm 36, md 44 pixels. */
  readonly size?: 'xs' | 'sm' | 'md' | undefined;
  readonly round?: boolean | undefined;
  readonly filled?: boolean | undefined;
  /** Shows a spinner and ignores clicks, but stays focusable. */
  readonly busy?: boolean | undefined;
}

const iconSizes: Record<'xs' | 'sm' | 'md', IconSize> = { xs: 'sm', sm: 'md', md: 'md' };

/** A button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    picture,
    variant = 'quiet',
    size = 'md',
    round = false,
    filled,
    ...rest
  } = props;
  const { busy = false, className, onClick, type = 'button', ...native } = rest;
  const off = busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true';

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      className={clsx(css.button, css[variant], css[size], round && css.round, className)}
      onClick={handleClick}
    >
      {busy ? (
        <Spinner size={size === 'xs' ? 'sm' : 'md'} />
      ) : (
        (picture ?? <Icon of={icon} size={iconSizes[size]} filled={filled} />)
      )}
    </button>
  );
}

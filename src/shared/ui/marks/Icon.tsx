import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import css from './Icon.module.css';

/** sm 16, md 20, lg 22 (navigation), xl 24 pixels. */
export type IconSize = 'sm' | 'md' | 'lg' | 'xl';

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: IconSize | undefined;
  /** Fills the shape with the current colour, as for a liked heart. */
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A decorative icon with the app's sizes and stroke, hidden from screen readers. */
export function Icon({ of: Shape, size = 'md', filled = false, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      className={clsx(css.icon, css[size], filled && css.filled, className)}
    />
  );
}

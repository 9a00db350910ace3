import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import css from './Button.module.css';

/**
 * primary: one per view. secondary: outlined. quiet: no border. danger: destructive. link: small
 * text within a sentence, such as 'Reply'. It ignores the size.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'link';
/** Height: sm 36, md 44, lg 48 pixels. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The common props of buttons and links that look like buttons. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  /** Shown before the text. */
  readonly icon?: LucideIcon | undefined;
}

/** Returns the class names of a button's look. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'secondary', size = 'md', fullWidth = false } = look;
  return clsx(css.button, css[variant], css[size], fullWidth && css.full, className);
}

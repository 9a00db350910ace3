import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../marks/Icon';
import { Spinner } from '../feedback/Spinner';
import css from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook';

/** Props of a button: its look, and those of a native button. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonLook>, ButtonLook {
  /** Shows a spinner and ignores clicks, but stays focusable, so that the focus is not lost. */
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy. Its width is reserved from the start. */
  readonly busyText?: string | undefined;
}

/**
 * A button. `aria-pressed` makes it a toggle, which is tinted while pressed. `aria-disabled` greys it
 * and ignores clicks, but it stays focusable.
 */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, icon, busy = false, busyText, ...rest } = props;
  const { className, children, onClick, type = 'button', ...native } = rest;
  const off = busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true';
  // The text of the other state, whose width is reserved.
  const other = busyText !== undefined && busy ? children : busyText;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a submit button from submitting its form again.
    if (off) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={handleClick}
    >
      <span className={css.content} data-reserve={typeof other === 'string' ? other : undefined}>
        <span className={css.shown}>
          {busy ? <Spinner size={size === 'sm' ? 'sm' : 'md'} className={css.spinner} /> : null}
          {icon && !busy ? <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} /> : null}
          <span className={css.label} data-hidden={busy && !busyText && !icon ? true : undefined}>
            {busy && busyText ? busyText : children}
          </span>
        </span>
      </span>
    </button>
  );
}

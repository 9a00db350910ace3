import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { keepWhileComposing } from '../../keys/composing';
import css from './Popover.module.css';

interface PopoverProps {
  /** The button that opens the popover. */
  readonly trigger: ReactElement;
  /** The popover's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** The element focused first. Defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

/** A panel under a button for links, lists and fields. It scrolls by itself. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, open, onOpenChange, align = 'end', ...rest } = props;
  const { initialFocus, className } = rest;
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          className={clsx(css.popover, className)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={keepWhileComposing}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

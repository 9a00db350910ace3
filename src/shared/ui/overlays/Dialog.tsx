import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import {
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useVisibleScreen } from '../../hooks/useVisibleScreen';
import { isComposing } from '../../keys/composing';
import { IconButton } from '../buttons/IconButton';
import * as texts from '../../texts';
import css from './DialogFrame.module.css';

interface DialogPanelProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** The main button, at the end of the header. The close button is then at its start. */
  readonly action?: ReactNode;
  /** Buttons in the footer, which stays visible while the body scrolls. */
  readonly footer?: ReactNode;
  /** Maximum width: sm 480, md 640, lg 960 pixels. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the whole screen on phones. */
  readonly sheet?: boolean | undefined;
  /** The element focused first. Defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface DialogProps extends DialogPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Returns a handler that restores the focus to the element that had it when the calling component
 * first rendered, unless another has it by then, such as a field that the dialog's action found to
 * be wrong. Radix restores it only for its own triggers, but our dialogs are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const isLost = document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
}

/**
 * Whether the event comes from a field with an open list of suggestions, which Escape should close.
 */
const isInOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/**
 * Returns handlers so that Escape closes a dialog and nothing else. Radix passes the key to the
 * most recent layer, which may be a toast. In that case, the focused dialog handles it.
 */
export function escapeHandlers(close: () => void) {
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isInOpenList(event.target) || isComposing(event)) event.preventDefault();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInOpenList(event.target)) return;
      if (isComposing(event.nativeEvent)) return;
      event.preventDefault();
      close();
    },
  };
}

function DialogPanel(props: DialogPanelProps & { readonly onClose: () => void }) {
  const { title, description, children, action, footer, size = 'sm', sheet, ...rest } = props;
  const { initialFocus, onClose } = rest;
  const overlay = useRef<HTMLDivElement>(null);
  useVisibleScreen(overlay, sheet === true);
  const returnFocus = useReturnFocus();
  const closeButton = (
    <Radix.Close asChild>
      <IconButton label={texts.close} icon={X} className={action ? css.closeFirst : css.close} />
    </Radix.Close>
  );
  return (
    <div ref={overlay} className={css.overlay}>
      <Radix.Content
        aria-modal="true"
        className={clsx(css.panel, css[size], sheet && css.sheet)}
        {...escapeHandlers(onClose)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          if (!initialFocus?.current) return;
          event.preventDefault();
          initialFocus.current.focus();
        }}
        onCloseAutoFocus={returnFocus}
      >
        <div className={clsx(css.head, action && css.withAction)}>
          {action ? closeButton : null}
          <div className={css.titles}>
            <Radix.Title className={css.title} dir="auto">
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className={css.description} dir="auto">
                {description}
              </Radix.Description>
            ) : null}
          </div>
          {action ?? closeButton}
        </div>
        <div className={css.body}>{children}</div>
        {footer ? <div className={clsx(css.foot, action && css.bar)}>{footer}</div> : null}
      </Radix.Content>
    </div>
  );
}

/** A modal dialog: traps the focus, closes on Escape and outside clicks, and restores the focus. */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open ? (
        <Radix.Portal>
          <DialogPanel {...panel} onClose={() => onOpenChange(false)} />
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}

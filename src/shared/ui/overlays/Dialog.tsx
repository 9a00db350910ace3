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
import { IconButton } from '../buttons/IconButton';
import css from './DialogFrame.module.css';

interface DialogPanelProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** The main button, at the end of the head; closing is at its start then. */
  readonly action?: ReactNode;
  /** Buttons at the foot, which stays in view while the body scrolls. */
  readonly footer?: ReactNode;
  /** Greatest width: sm 480, md 640, lg 960 pixels. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the whole screen on phones. */
  readonly sheet?: boolean | undefined;
  /** What receives focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface DialogProps extends DialogPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A handler that gives the focus back to what had it when the calling component first rendered.
 * Radix does that only for its own triggers; our dialogs are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Whether a key was pressed in a field whose list of suggestions is open: Escape is for the list. */
const isInOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/**
 * The handlers by which Escape closes a dialog and nothing else. Radix gives the key to the layer that
 * came last, which may be a toast: then the dialog that has the focus takes it.
 */
export function escapeHandlers(close: () => void) {
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isInOpenList(event.target)) event.preventDefault();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInOpenList(event.target)) return;
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
      <IconButton label="Close" icon={X} className={action ? css.closeFirst : css.close} />
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
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className={css.description}>{description}</Radix.Description>
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

/** A modal dialog: keeps focus inside, closes on Escape and outside, gives focus back. */
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

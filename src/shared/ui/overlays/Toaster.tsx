import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '../buttons/Button';
import { Icon } from '../marks/Icon';
import { IconButton } from '../buttons/IconButton';
import * as texts from '../../texts';
import css from './Toaster.module.css';
import stackCss from './toastStack.module.css';
import { toastIcons, type ToastItem } from './toastItem';

export interface ToasterProps {
  /** Oldest first. At most three are shown, the others wait. */
  readonly toasts: readonly ToastItem[];
  /** Called when a toast expires, is closed, is swiped away or its action is chosen. */
  readonly onDismiss: (id: string) => void;
  /** Called for a toast's button, before `onDismiss`. */
  readonly onAction?: ((id: string) => void) | undefined;
}

const shownAtOnce = 3;

// An open dialog disables pointer events on the page with an inline style, but toasts are above it.
const aboveDialogs = { pointerEvents: 'auto' } as const;

function ToastCard({
  toast,
  onDismiss,
  onAction,
}: Omit<ToasterProps, 'toasts'> & { readonly toast: ToastItem }) {
  const isEscaping = useRef(false);
  return (
    <Radix.Root
      open
      className={clsx(css.toast, css[toast.kind])}
      style={aboveDialogs}
      // Foreground is announced immediately, background when the screen reader pauses.
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      duration={toast.durationMs ?? Infinity}
      // Escape belongs to the focused layer, so it closes a toast only if the toast has the focus.
      onEscapeKeyDown={({ target }) => {
        isEscaping.current = !(target instanceof Element && target.closest('[data-toast]'));
      }}
      onOpenChange={(open) => {
        if (!open && !isEscaping.current) onDismiss(toast.id);
        isEscaping.current = false;
      }}
      data-toast
    >
      <Icon of={toastIcons[toast.kind]} className={css.icon} />
      <Radix.Description className={css.text}>{toast.text}</Radix.Description>
      {toast.actionLabel ? (
        <Radix.Action asChild altText={toast.actionLabel}>
          <Button size="sm" onClick={() => onAction?.(toast.id)}>
            {toast.actionLabel}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <IconButton label={texts.dismissToast} icon={X} size="sm" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * The toasts at the bottom left. They pause on hover, on focus and while the window is inactive.
 */
export function Toaster({ toasts, onDismiss, onAction }: ToasterProps) {
  return (
    <Radix.Provider swipeDirection="left">
      {toasts.slice(0, shownAtOnce).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
      ))}
      <Radix.Viewport label={texts.messages} className={stackCss.stack} />
    </Radix.Provider>
  );
}

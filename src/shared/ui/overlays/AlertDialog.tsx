import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Notice } from '../feedback/Notice';
import * as texts from '../../texts';
import css from './AlertDialog.module.css';
import { escapeHandlers, useReturnFocus } from './Dialog';
import frameCss from './DialogFrame.module.css';

interface AlertPanelProps {
  /** The question. */
  readonly title: ReactNode;
  /** The content at stake, quoted, such as the first line of a post. */
  readonly quote?: ReactNode;
  /** The consequences of the action. */
  readonly description: ReactNode;
  readonly actionText: string;
  readonly actionIcon?: LucideIcon | undefined;
  readonly actionTone?: 'danger' | 'primary' | undefined;
  /** Called for the action. It does not close the dialog: close it once the work is done. */
  readonly onAction: () => void;
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
  readonly cancelText?: string | undefined;
  /** Why the action failed. */
  readonly failure?: string | undefined;
}

interface AlertDialogProps extends AlertPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function AlertPanel(props: AlertPanelProps & { readonly onClose: () => void }) {
  const { title, quote, description, onAction, onClose, busy, busyText, failure, ...words } = props;
  const { actionText, actionIcon, actionTone = 'danger', cancelText = texts.cancel } = words;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Portal>
      <div className={frameCss.overlay}>
        <Radix.Content
          aria-modal="true"
          className={clsx(frameCss.panel, frameCss.sm, css.alert)}
          {...escapeHandlers(onClose)}
          onCloseAutoFocus={returnFocus}
        >
          <Radix.Title className={frameCss.title}>{title}</Radix.Title>
          {quote ? (
            <blockquote className={css.quote} dir="auto">
              {quote}
            </blockquote>
          ) : null}
          <Radix.Description className={css.text}>{description}</Radix.Description>
          {failure === undefined ? null : (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <div className={css.actions}>
            <Radix.Cancel asChild>
              <Button>{cancelText}</Button>
            </Radix.Cancel>
            <Button
              variant={actionTone}
              icon={actionIcon}
              busy={busy}
              busyText={busyText}
              onClick={onAction}
            >
              {actionText}
            </Button>
          </div>
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
}

/** A question that must be answered. Cancel is focused first, and a click outside does nothing. */
export function AlertDialog({ open, onOpenChange, ...panel }: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open ? <AlertPanel {...panel} onClose={() => onOpenChange(false)} /> : null}
    </Radix.Root>
  );
}

import { Button } from '../buttons/Button';
import { Notice } from '../feedback/Notice';
import * as texts from '../../texts';
import type { ToasterProps } from './Toaster';
import css from './toastStack.module.css';

/** The toasts of a page that could not fetch the toaster. They stay until dismissed. */
export function PlainToasts({ toasts, onDismiss, onAction }: ToasterProps) {
  return (
    <div className={css.plain}>
      {toasts.map(({ id, text, actionLabel }) => (
        <Notice
          key={id}
          role="alert"
          action={[
            { label: actionLabel, press: onAction },
            { label: texts.dismissToast, press: onDismiss },
          ].map(({ label, press }) =>
            label ? (
              <Button key={label} size="sm" onClick={() => press?.(id)}>
                {label}
              </Button>
            ) : null,
          )}
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}

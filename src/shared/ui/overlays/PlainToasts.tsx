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
          action={
            <>
              {actionLabel ? (
                <Button size="sm" onClick={() => onAction?.(id)}>
                  {actionLabel}
                </Button>
              ) : null}
              <Button size="sm" onClick={() => onDismiss(id)}>
                {texts.dismissToast}
              </Button>
            </>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}

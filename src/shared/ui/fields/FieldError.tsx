import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import { VisuallyHidden } from '../marks/VisuallyHidden';
import css from './Field.module.css';

interface FieldErrorProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
  /** Announced to screen readers only, for forms that just highlight missing fields. */
  readonly hidden?: boolean | undefined;
}

/** An error message beside its field, announced when it appears. */
export function FieldError({ id, children, hidden = false }: FieldErrorProps) {
  if (hidden) {
    return (
      <span id={id} role="alert">
        <VisuallyHidden>{children}</VisuallyHidden>
      </span>
    );
  }
  return (
    <p id={id} role="alert" className={css.error}>
      <Icon of={CircleAlert} size="sm" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}

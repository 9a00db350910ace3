import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import { VisuallyHidden } from '../marks/VisuallyHidden';
import css from './Field.module.css';

interface FieldErrorProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
  /** Said to screen readers, not shown: for forms that only highlight what is missing. */
  readonly hidden?: boolean | undefined;
}

/** A message beside the field it belongs to, announced when it appears. */
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

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError';
import { isHintShown, type FieldProps, type FieldWiring } from './fieldProps';

interface FieldFrameProps extends FieldProps {
  readonly wiring: FieldWiring;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label above, control, then error and hint: the frame around every kind of field. */
export function Field(props: FieldFrameProps) {
  const { label, labelHidden, hint, error, errorHidden, wiring, children, className } = props;
  return (
    <div className={clsx(css.field, className)}>
      <label
        id={wiring.labelId}
        htmlFor={wiring.id}
        className={clsx(labelHidden ? 'visually-hidden' : css.label)}
      >
        {label}
      </label>
      {children}
      {error ? (
        <FieldError id={wiring.errorId} hidden={errorHidden}>
          {error}
        </FieldError>
      ) : null}
      {isHintShown(props) ? (
        <div id={wiring.hintId} className={css.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

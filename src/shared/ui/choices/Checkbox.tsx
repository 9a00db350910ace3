import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../fields/FieldError';
import { useFieldWiring } from '../fields/fieldProps';
import css from './Checkbox.module.css';

/** Props of a checkbox, and everything a native one takes. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A checkbox with its label beside it; the whole line is the target. */
export function Checkbox({ label, error, id, className, ...native }: CheckboxProps) {
  const wiring = useFieldWiring({ error }, id, native['aria-describedby']);
  return (
    <div className={className}>
      <label className={css.line}>
        <input {...native} {...wiring.control} type="checkbox" className={css.box} />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={wiring.errorId}>{error}</FieldError> : null}
    </div>
  );
}

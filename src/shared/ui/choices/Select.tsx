import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from '../fields/Field';
import { useFieldWiring, type FieldProps } from '../fields/fieldProps';
import { Icon } from '../marks/Icon';
import css from '../fields/input.module.css';
import selectCss from './Select.module.css';

/** Props of a select: its label and messages, and everything a native select takes. */
export interface SelectProps extends ComponentProps<'select'>, FieldProps {
  /** Class of the whole field; `className` is the select's. */
  readonly fieldClassName?: string | undefined;
}

/** The system's own list of choices, dressed as the other fields. Give it option elements. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, errorHidden, ...rest } = props;
  const { id, className, fieldClassName, ...native } = rest;
  const wiring = useFieldWiring({ hint, error, errorHidden }, id, native['aria-describedby']);
  return (
    <Field {...{ label, labelHidden, hint, error, errorHidden, wiring }} className={fieldClassName}>
      <div className={css.box}>
        <select
          {...native}
          {...wiring.control}
          className={clsx(css.input, css.trailed, selectCss.select, className)}
        />
        <span className={clsx(css.trail, selectCss.arrow)}>
          <Icon of={ChevronDown} />
        </span>
      </div>
    </Field>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import { useFieldWiring, type FieldProps } from './fieldProps';
import css from './input.module.css';
import areaCss from './TextArea.module.css';

/** Props of a text area: its label and messages, and everything a native textarea takes. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldProps {
  /** 'plain' has no edge and reading-size text, for writing straight onto a card. */
  readonly look?: 'boxed' | 'plain' | undefined;
  /** Class of the whole field; `className` is the textarea's. */
  readonly fieldClassName?: string | undefined;
}

/** A text area that grows with its text up to 40 % of the window's height, then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, errorHidden, look = 'boxed', ...rest } = props;
  const { id, className, fieldClassName, rows = 2, ...native } = rest;
  const wiring = useFieldWiring({ hint, error, errorHidden }, id, native['aria-describedby']);
  return (
    <Field {...{ label, labelHidden, hint, error, errorHidden, wiring }} className={fieldClassName}>
      <textarea
        dir="auto"
        {...native}
        {...wiring.control}
        rows={rows}
        className={clsx(look === 'boxed' && css.input, areaCss.area, areaCss[look], className)}
      />
    </Field>
  );
}

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import { Field } from './Field';
import { useFieldWiring, type FieldProps } from './fieldProps';
import css from './input.module.css';

/** Props of a text field: its label and messages, and everything a native input takes. */
export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  /** Decorative icon at the start of the box. */
  readonly icon?: LucideIcon | undefined;
  /** A small control at the end of the box, at most 36 pixels wide. */
  readonly trailing?: ReactNode;
  /** Class of the whole field; `className` is the input's. */
  readonly fieldClassName?: string | undefined;
}

/** Types whose text may have any direction. Addresses and numbers always run from the left. */
const FREE_TEXT = new Set(['text', 'search']);

/** A one-line text field with its label above and its messages below. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, errorHidden, icon, trailing, ...rest } = props;
  const { id, className, fieldClassName, type = 'text', ...native } = rest;
  const wiring = useFieldWiring({ hint, error, errorHidden }, id, native['aria-describedby']);
  return (
    <Field {...{ label, labelHidden, hint, error, errorHidden, wiring }} className={fieldClassName}>
      <div className={css.box}>
        {icon ? (
          <span className={css.lead}>
            <Icon of={icon} />
          </span>
        ) : null}
        <input
          dir={FREE_TEXT.has(type) ? 'auto' : undefined}
          {...native}
          {...wiring.control}
          type={type}
          className={clsx(css.input, icon && css.led, trailing && css.trailed, className)}
        />
        {trailing ? <span className={css.trail}>{trailing}</span> : null}
      </div>
    </Field>
  );
}

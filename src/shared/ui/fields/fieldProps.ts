import { useId, type ReactNode } from 'react';

/** The common props of labelled fields. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only; the placeholder must then say the same. */
  readonly labelHidden?: boolean | undefined;
  /** One line of help under the field, until an error takes its place. */
  readonly hint?: ReactNode;
  /** The problem and how to fix it. Also marks the field as invalid. */
  readonly error?: string | undefined;
  /** Marks the field as invalid and announces the error to screen readers only. */
  readonly errorHidden?: boolean | undefined;
}

/** Whether to show the hint. An error replaces it, unless the error is hidden. */
export function isHintShown({ hint, error, errorHidden }: Pick<FieldProps, HintProps>): boolean {
  return Boolean(hint) && (!error || Boolean(errorHidden));
}

type HintProps = 'hint' | 'error' | 'errorHidden';

/** The ids and ARIA attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly control: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

/** Wires a control to its label, hint and error; `id` is the control's own when it has one. */
export function useFieldWiring(
  field: Pick<FieldProps, HintProps>,
  id?: string,
  describedBy?: string,
): FieldWiring {
  const ownId = useId();
  const base = id ?? ownId;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const described = [describedBy, field.error && errorId, isHintShown(field) && hintId].filter(
    (part) => typeof part === 'string' && part !== '',
  );
  return {
    id: base,
    labelId: `${base}-label`,
    hintId,
    errorId,
    control: {
      id: base,
      'aria-invalid': field.error ? true : undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  };
}

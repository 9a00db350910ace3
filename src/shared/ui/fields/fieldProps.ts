import { useId, type ReactNode } from 'react';

/** What every labelled field takes. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only; the placeholder must then say the same. */
  readonly labelHidden?: boolean | undefined;
  /** One line of help under the field, until an error takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; also marks the field as invalid. */
  readonly error?: string | undefined;
  /** Marks the field as invalid and says the error to screen readers only. */
  readonly errorHidden?: boolean | undefined;
}

/** Help is shown until an error says the same or more. An error that isn't seen leaves it. */
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

import { useEffect, useRef } from 'react';
import { OTP_LENGTH } from '#contract/limits';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from '../later.texts';
import css from './OtpField.module.css';

interface OtpFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Focuses the field at once, and submits its form when a complete code has been entered. */
  readonly isOnlyStep?: boolean;
  /** Called with the code without spaces, at most six characters. */
  readonly onChange: (code: string) => void;
}

/** A field for the code from an email; a pasted code may contain spaces. */
export function OtpField({ onChange, isOnlyStep = false, ...field }: OtpFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isWhole = field.value.length === OTP_LENGTH;

  useEffect(() => {
    if (isOnlyStep) input.current?.focus();
  }, [isOnlyStep]);
  useEffect(() => {
    if (isOnlyStep && isWhole) input.current?.form?.requestSubmit();
  }, [isOnlyStep, isWhole, field.value]);

  return (
    <TextField
      {...field}
      ref={input}
      className={css.code}
      // No `maxlength`: the browser would truncate a pasted code before its spaces are removed.
      onChange={(event) =>
        onChange(event.currentTarget.value.replace(/\s/g, '').slice(0, OTP_LENGTH))
      }
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      hint={texts.codeHint}
    />
  );
}

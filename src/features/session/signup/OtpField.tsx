import { useEffect, useRef } from 'react';
import { OTP_TEXT_MAX_LENGTH } from '#contract/limits';
import { readCode } from '#contract/typed/typedNumbers';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from '../texts';
import { WHOLE_CODE } from '../form/accountRules';
import css from './OtpField.module.css';

interface OtpFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Focuses the field at once, and submits its form when a complete code has been entered. */
  readonly isOnlyStep?: boolean;
  /** Called with the code in the field's text, or the text without signs and blanks. */
  readonly onChange: (code: string) => void;
}

const NOT_LETTERS_OR_DIGITS = /[^\p{L}\p{N}]/gu;

/** Returns the code in a field's text. Characters typed after a whole code are ignored. */
function codeIn(text: string, before: string): string {
  const shown = text.slice(0, OTP_TEXT_MAX_LENGTH).replace(NOT_LETTERS_OR_DIGITS, '');
  if (WHOLE_CODE.test(before) && shown.startsWith(before)) return before;
  return readCode(text) ?? shown;
}

/** A field for the code from an email; a whole mail may be pasted. */
export function OtpField({ onChange, isOnlyStep = false, ...field }: OtpFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isWhole = WHOLE_CODE.test(field.value);

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
      // No `maxlength`: the browser would truncate a pasted code before its signs are removed.
      onChange={(event) => onChange(codeIn(event.currentTarget.value, field.value))}
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

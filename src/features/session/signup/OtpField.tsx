import { OTP_LENGTH } from '#contract/limits';
import { TextField } from '#shared/ui/fields/TextField';
import css from './OtpField.module.css';

interface OtpFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Gets the code without spaces, at most six characters. */
  readonly onChange: (code: string) => void;
}

/** One field for the code of a mail; a pasted code may have spaces around and inside. */
export function OtpField({ onChange, ...field }: OtpFieldProps) {
  return (
    <TextField
      {...field}
      className={css.code}
      // No `maxlength`: the browser would cut a pasted code before its spaces are gone.
      onChange={(event) =>
        onChange(event.currentTarget.value.replace(/\s/g, '').slice(0, OTP_LENGTH))
      }
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      hint={`${OTP_LENGTH} characters, from the email. You can paste it.`}
    />
  );
}

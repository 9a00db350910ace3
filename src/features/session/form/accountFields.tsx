import { PASSWORD_MIN_LENGTH } from '#contract/limits';
import { PasswordField, type PasswordFieldProps } from '#shared/ui/fields/PasswordField';
import { PasswordLengthHint } from '#shared/ui/fields/PasswordLengthHint';
import { TextField, type TextFieldProps } from '#shared/ui/fields/TextField';
import { countCharacters } from './accountRules';

/** An email field that phones and password managers recognise. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      required
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A field for a new password that shows while typing whether it is long enough. */
export function NewPasswordField(props: PasswordFieldProps & { readonly value: string }) {
  return (
    <PasswordField
      {...props}
      required
      autoComplete="new-password"
      hint={
        <PasswordLengthHint length={countCharacters(props.value)} minimum={PASSWORD_MIN_LENGTH} />
      }
    />
  );
}

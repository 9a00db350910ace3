import { TextField, type TextFieldProps } from '#shared/ui/fields/TextField';

/** An e-mail field that phones and password managers know as such. */
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

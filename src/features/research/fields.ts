/** The error of a required field that was left empty. Sighted users read one text for the whole form. */
export const NEEDED = 'Required.';

/** Adds what makes a field required, with that error for screen readers only. */
export const needed = <Field extends { error: string | undefined }>(field: Field) => ({
  ...field,
  'aria-required': true,
  errorHidden: field.error === NEEDED,
});

/** The fields without white space around their texts. */
export const trimFields = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]),
  ) as Record<Field, string>;

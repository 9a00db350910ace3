/**
 * Adds the props of a required field. Its error `missing` is for screen readers only, because
 * sighted users read one message for the whole form.
 */
export const needed = <Field extends { error: string | undefined }>(
  field: Field,
  missing: string,
) => ({
  ...field,
  'aria-required': true,
  errorHidden: field.error === missing,
});

/** Returns the fields with their texts trimmed. */
export const trimFields = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]),
  ) as Record<Field, string>;

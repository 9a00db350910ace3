/** What a field says that was left empty and is needed; the form tells the eye so once, for all of them. */
export const NEEDED = 'This is needed.';

/** What a needed field takes besides, so that it says so to screen readers only. */
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

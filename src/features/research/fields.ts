import * as texts from './fields.texts';

/**
 * The error of a required field that is empty. Sighted users read one message for the whole form.
 */
export const NEEDED = texts.required;

/** Adds the props of a required field; its "required" error is for screen readers only. */
export const needed = <Field extends { error: string | undefined }>(field: Field) => ({
  ...field,
  'aria-required': true,
  errorHidden: field.error === NEEDED,
});

/** Returns the fields with their texts trimmed. */
export const trimFields = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]),
  ) as Record<Field, string>;

/** The fields without white space around their texts. */
export const trimFields = <Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Record<Field, string> =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([name, text]) => [name, text.trim()]),
  ) as Record<Field, string>;

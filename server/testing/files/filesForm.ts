/** A file of a form: its name and its bytes. */
export type FormFile = readonly [name: string, data: Buffer | string];

/** Creates a multipart form with these files in one field, and additional text fields. */
export function filesForm(
  field: string,
  files: readonly FormFile[],
  texts: Readonly<Record<string, string | readonly string[]>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  for (const [name, data] of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(data))]), name);
  }
  return form;
}

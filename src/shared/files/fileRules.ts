/** The files that a field accepts. */
export interface FileRules {
  /** Extensions such as '.pdf' and types such as 'image/*', as in an `accept` attribute. */
  readonly types: readonly string[];
  readonly maxFiles: number;
  /** The maximum size of a file, in bytes. */
  readonly maxBytes: (file: File) => number;
}

function fits(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
}

/** Whether a file has one of the types. */
export const isOfType = (file: File, types: readonly string[]) =>
  types.some((type) => fits(file, type));

const MIME_OF: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
};

/**
 * Converts the types to the form the drop area needs for the file dialog: MIME type to extensions.
 */
export const dialogTypes = (types: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    types.map((type) =>
      type.startsWith('.') ? [MIME_OF[type] ?? 'application/octet-stream', [type]] : [type, []],
    ),
  );

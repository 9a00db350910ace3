/** What files a field takes. */
export interface FileRules {
  /** Endings such as '.pdf' and types such as 'image/*', as a file dialog takes them. */
  readonly types: readonly string[];
  readonly maxFiles: number;
  /** The greatest size of a file, in bytes. */
  readonly maxBytes: (file: File) => number;
}

function fits(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
}

/** Whether a file is of one of the types. */
export const isOfType = (file: File, types: readonly string[]) =>
  types.some((type) => fits(file, type));

const MIME_OF: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
};

/** The types as the drop area wants them, to guide the file dialog: MIME type to endings. */
export const dialogTypes = (types: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    types.map((type) =>
      type.startsWith('.') ? [MIME_OF[type] ?? 'application/octet-stream', [type]] : [type, []],
    ),
  );

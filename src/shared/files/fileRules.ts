import { endingsOf, FILE_KINDS, type FileKind } from '#contract/fileKinds';

/** The files that a field accepts. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  readonly maxFiles: number;
  /** The maximum size of a file, in bytes. */
  readonly maxBytes: (file: File) => number;
}

/** Converts kinds to the form the drop area needs for the file dialog: MIME type to endings. */
export const dialogTypes = (kinds: readonly FileKind[]): Record<string, string[]> =>
  Object.fromEntries(
    kinds.map((kind) => [FILE_KINDS[kind].types[0], [...FILE_KINDS[kind].endings]]),
  );

/** The `accept` attribute of a field for files of these kinds. */
export const acceptOf = (kinds: readonly FileKind[]): string => endingsOf(kinds).join(',');

import { displayName } from '#domain/files';

/** The columns of a stored file that its place in the archive depends on. */
export interface FileColumns {
  id: number;
  original_name: string;
  mime_type: string;
  bytes: number;
}

/** A file as rows name it: `path` is its place in the archive. */
export interface FileOfRow {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** The most bytes of a name: file systems allow 255, and some programs count the folder too. */
const NAME_MAX_BYTES = 150;

/** The end of a text that fits into so many bytes, for the extension counts. */
function lastCharacters(text: string, bytes: number): string {
  const letters = [...text];
  let left = bytes;
  let start = letters.length;
  while (start > 0) {
    left -= Buffer.byteLength(letters[start - 1] ?? '');
    if (left < 0) break;
    start -= 1;
  }
  return letters.slice(start).join('');
}

/**
 * The path of a file in the archive: its id, which makes it unique, and its name without the
 * characters that some file systems refuse.
 */
export function archivePath({
  id,
  original_name,
}: Pick<FileColumns, 'id' | 'original_name'>): string {
  const name = displayName(original_name).replaceAll(/[<>:"|?*\\/]/g, '_');
  // Windows drops dots and blanks at the end of a name.
  return `files/${id}-${lastCharacters(name, NAME_MAX_BYTES)}`.replace(/[. ]$/, '_');
}

/** Files as rows of the export name them. */
export const presentFiles = (files: readonly FileColumns[]): FileOfRow[] =>
  files.map((file) => ({
    path: archivePath(file),
    name: file.original_name,
    type: file.mime_type,
    bytes: file.bytes,
  }));

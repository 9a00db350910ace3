/** The limits a file was measured against. Sizes are in bytes. */
export interface FileLimits {
  readonly types?: readonly string[] | undefined;
  readonly maxSize?: number | undefined;
  readonly minSize?: number | undefined;
}

function bytes(count: number): string {
  return `${String(count)} ${count === 1 ? 'byte' : 'bytes'}`;
}

/** Text for a file of a type that is not accepted. */
export function wrongTypeText(types: readonly string[]): string {
  return `File type must be ${types.length > 1 ? 'one of ' : ''}${types.join(', ')}`;
}

/** Text for a file above the upper limit, in bytes. */
export function tooLargeText(maxSize: number): string {
  return `File is larger than ${bytes(maxSize)}`;
}

/** Text for a file below the lower limit, in bytes. */
export function tooSmallText(minSize: number): string {
  return `File is smaller than ${bytes(minSize)}`;
}

/** Text for more files at once than the drop zone takes. */
export const tooManyFilesText = 'Too many files';

/**
 * Why a dropped file was refused. `code` is the drop zone's error code; an unknown code gets a
 * plain sentence, so that no rejection is ever silent.
 */
export function fileRejectionText(code: string, limits: FileLimits): string {
  switch (code) {
    case 'file-invalid-type':
      return wrongTypeText(limits.types ?? []);
    case 'file-too-large':
      return tooLargeText(limits.maxSize ?? 0);
    case 'file-too-small':
      return tooSmallText(limits.minSize ?? 0);
    case 'too-many-files':
      return tooManyFilesText;
    default:
      return 'This file cannot be used';
  }
}

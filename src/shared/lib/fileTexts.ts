import { JPEG_MAX_BYTES, PICTURE_MAX_MEGAPIXELS } from '#contract/limits';
import { fileMessages } from '#contract/messages';

const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;

/** A size in bytes as people read it: '640 B', '312 KB', '1.8 MB', '2 GB'. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // Rounding first keeps 1,023.9 KB from being shown as '1024 KB'.
  while (Math.round(value) >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  const text = unit < 2 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
  return `${text} ${units[unit] ?? 'GB'}`;
}

/** The limits of pictures for a hint, where most kinds may have `usual` bytes and JPEG photos more. */
export const pictureLimits = (usual: number): string =>
  `up to ${fileSize(usual)} and ${PICTURE_MAX_MEGAPIXELS} megapixels, JPEG photos up to ${fileSize(JPEG_MAX_BYTES)}`;

/** The limits that a file was checked against. Sizes are in bytes. */
export interface FileLimits {
  readonly types?: readonly string[] | undefined;
  readonly maxSize?: number | undefined;
  readonly minSize?: number | undefined;
}

/**
 * Why a dropped file was refused. `code` is the drop zone's error code; an unknown code gets a
 * plain sentence, so that no rejection is ever silent.
 */
export function fileRejectionText(code: string, limits: FileLimits): string {
  switch (code) {
    case 'file-invalid-type':
      return fileMessages.invalidType(limits.types ?? []);
    case 'file-too-large':
      return fileMessages.tooLarge(limits.maxSize ?? 0);
    case 'file-too-small':
      return fileMessages.tooSmall(limits.minSize ?? 0);
    case 'too-many-files':
      return fileMessages.tooMany;
    default:
      return fileMessages.unusable;
  }
}

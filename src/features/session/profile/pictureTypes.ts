import type { PICTURE_MIME_TYPES } from '#contract/limits';

const EXTENSIONS: Readonly<Record<(typeof PICTURE_MIME_TYPES)[number], string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/tiff': ['.tiff', '.tif'],
  'image/webp': ['.webp'],
  'image/bmp': ['.bmp'],
  'image/svg+xml': ['.svg'],
};

/** What a profile picture may be: file name endings by MIME type. */
export const pictureTypes: Record<string, string[]> = EXTENSIONS;

/** Whether a file is of such a type; its ending counts where the system knows no type for it. */
export function isPicture({ name, type }: File): boolean {
  if (type !== '') return type in EXTENSIONS;
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  return Object.values(EXTENSIONS).some((endings) => endings.includes(ending));
}

import { PICTURE_MAX_BYTES, type PICTURE_MIME_TYPES } from '#contract/limits';
import { fileMessages, profileMessages } from '#contract/messages';

const EXTENSIONS: Readonly<Record<(typeof PICTURE_MIME_TYPES)[number], string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/tiff': ['.tiff', '.tif'],
  'image/webp': ['.webp'],
  'image/bmp': ['.bmp'],
  'image/svg+xml': ['.svg'],
};

/** The types of profile pictures: file extensions by MIME type. */
export const pictureTypes: Record<string, string[]> = EXTENSIONS;

/** Whether a file has such a type; its extension counts if the system knows no type for it. */
export function isPicture({ name, type }: File): boolean {
  if (type !== '') return type in EXTENSIONS;
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  return Object.values(EXTENSIONS).some((endings) => endings.includes(ending));
}

/** Returns why a file cannot be a profile picture, or null if it can. */
export function pictureProblem(file: File): string | null {
  if (!isPicture(file)) return profileMessages.invalidImage;
  return file.size > PICTURE_MAX_BYTES ? fileMessages.tooLarge(PICTURE_MAX_BYTES) : null;
}

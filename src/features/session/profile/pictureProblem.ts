import { PICTURE_MAX_BYTES } from '#contract/limits';
import { fileMessages, profileMessages } from '#contract/messages';
import { isPicture } from './pictureTypes';

/** Why a file cannot be a profile picture, or null where it can. */
export function pictureProblem(file: File): string | null {
  if (!isPicture(file)) return profileMessages.invalidImage;
  return file.size > PICTURE_MAX_BYTES ? fileMessages.tooLarge(PICTURE_MAX_BYTES) : null;
}

import { ACCEPTED_KINDS, isAccepted } from '#contract/fileKinds';
import { PICTURE_MAX_BYTES } from '#contract/limits';
import { fileMessages, profileMessages } from '#contract/messages';
import { acceptOf, dialogTypes } from '#shared/files/fileRules';

const KINDS = ACCEPTED_KINDS.profilePicture;

/** The types of profile pictures for the drop area: file endings by MIME type. */
export const pictureTypes = dialogTypes(KINDS);

/** The same for the `accept` attribute of a field. */
export const acceptedPictures = acceptOf(KINDS);

/** Whether a file can be a profile picture, judging by its name and type. */
export const isPicture = (file: Pick<File, 'name' | 'type'>): boolean => isAccepted(file, KINDS);

/** Returns why a file cannot be a profile picture, or null if it can. */
export function pictureProblem(file: File): string | null {
  if (!isPicture(file)) return profileMessages.invalidImage;
  return file.size > PICTURE_MAX_BYTES ? fileMessages.tooLarge(PICTURE_MAX_BYTES) : null;
}

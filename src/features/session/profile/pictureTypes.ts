import { ACCEPTED_KINDS, claimedKind, isAccepted, pictureMaxBytes } from '#contract/fileKinds';
import { PROFILE_PICTURE_MAX_BYTES } from '#contract/limits';
import { profileMessages } from '#contract/messages';
import { acceptOf, dialogTypes } from '#shared/files/fileRules';
import { sizeProblem } from '#shared/files/sizeProblem';

const KINDS = ACCEPTED_KINDS.profilePicture;

/** The types of profile pictures for the drop area: file endings by MIME type. */
export const pictureTypes = dialogTypes(KINDS);

/** The same for the `accept` attribute of a field. */
export const acceptedPictures = acceptOf(KINDS);

/** Returns why a file cannot be a profile picture, or null if it can. */
export function pictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isAccepted(file, KINDS)) return profileMessages.invalidImage;
  return sizeProblem(file, pictureMaxBytes(claimedKind(file), PROFILE_PICTURE_MAX_BYTES));
}

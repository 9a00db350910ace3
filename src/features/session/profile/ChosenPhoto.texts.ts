/** Texts of the preview of a picture, which the own profile shows as well. */

export const chosenPicture = 'The picture you chose';
export const initialLetter = 'Your initial, shown until you add a picture';
export const addPicture = 'Add a picture';
export const pictureUse = 'It appears next to your posts and messages.';

// PictureProgress
export const upload = 'Upload of your picture';
export const uploading = (percent: number) => `Uploading… ${percent}%`;
export const processing = 'Processing…';

/** Texts of the editors of a post. */

// EditFrame
export const editYourPost = 'Edit your post';
export const addWords = 'Add some words (optional)';
export const saving = 'Saving';
export const savingPercent = (percent: number) => `Saving… ${percent}%`;
export const postDeleted =
  'This post has been deleted, so your changes can’t be saved. Copy anything you want to keep.';
export const close = 'Close';

export const textMissing = 'A post needs some text.';

// FilesEditor
export const filesKept = 'Your current files are kept unless you choose new ones.';
export const filesReplaced = 'New files replace the current ones.';

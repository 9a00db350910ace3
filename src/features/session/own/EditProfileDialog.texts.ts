/** Texts of the dialog that edits the profile, which other pages open as well. */

export const title = 'Edit profile';
export const save = 'Save';
export const saved = 'Profile saved.';

export const discardTitle = 'Discard your changes?';
export const discardNote = 'Your profile stays as it was before.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

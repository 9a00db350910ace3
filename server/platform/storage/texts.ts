/** Texts of the storage of files that people read: refusals. */

export const noRoom = 'There is no room for files right now.';
export const unavailable = 'Files are unavailable right now. Please try again in a moment.';

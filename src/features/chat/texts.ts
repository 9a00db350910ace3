/** Texts of the uploads of files, which every page loads. */

export const uploadFailed = 'The file could not be uploaded. Please try again.';
export const fileGone = 'This file is no longer available. Delete the message and attach it again.';

/** What is said of a file that did not get to the server. */
export const uploadTexts = {
  failed: 'The file could not be uploaded. Please try again.',
  cancelled: 'You cancelled the upload.',
  fileGone: 'The file is no longer there. Delete this message and choose the file again.',
} as const;

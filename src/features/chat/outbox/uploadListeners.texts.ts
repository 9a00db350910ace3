/** Texts for a file that did not reach the server. They load with the listeners, on every page. */

export const failed = 'The file could not be uploaded. Please try again.';
export const fileGone = 'This file is no longer available. Delete the message and attach it again.';

/** Texts of files that people read: refusals. */

export const noSuchFile = 'There is no such file.';

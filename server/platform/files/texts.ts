/** Texts of stored files that people read: refusals. */

export const outsideFile = 'The requested range is outside the file.';
export const notAvailable = 'This file is no longer available.';

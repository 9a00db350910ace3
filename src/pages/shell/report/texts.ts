/** Texts between the report and the block that it offers. */

export const personNotFound = 'This person could not be found. Open their profile to block them.';

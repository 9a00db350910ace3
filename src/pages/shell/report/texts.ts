/** Texts between the report and the block that it offers. */

export const personNotFound = 'Couldn’t find this person. Open their profile to block them.';

/** Texts of a replayed screen. */

export const noPageYet = 'No page yet';

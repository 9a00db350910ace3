/** Texts around every page: while it is loading, and in its place if it fails. */

export const skipToContent = 'Skip to content';
export const loading = 'Loading';

// OperatorNotice
export const dismissNotice = 'Dismiss notice';

// BrokenPage
export const wentWrong = 'Something went wrong';
export const textIsSaved = 'Your text is saved. Try again or go back to Home.';
export const goBack = 'Try again or go back to the start page.';
export const home = 'Home';
export const startPage = 'Start page';

// LostPage
export const pageNotLoaded = 'Page not loaded';

// UnreachablePage
export const quadStartPage = 'Quad, start page';
export const offline = 'You’re offline';
export const tryOnline = 'You are still logged in. We’ll try again when you’re online.';
export const unreachable = 'Can’t reach Quad';
export const tryInAMinute = 'You are still logged in, and nothing is lost. Try again in a minute.';
export const failing = 'Quad has a problem';

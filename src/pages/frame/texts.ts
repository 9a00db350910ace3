/** Texts around every page: while it is loading, and in its place if it fails. */

export const skipToContent = 'Skip to content';
export const loading = 'Loading';

// OperatorNotice
export const dismissNotice = 'Dismiss notice';

// BrokenPage
export const wentWrong = 'Something went wrong';
export const textIsSaved = 'Your text is saved. Try again or go back to Home.';
export const tryAgain = 'Try again';
export const home = 'Home';

// LostPage
export const pageNotLoaded = 'Page not loaded';

// UnreachablePage
export const unreachable = 'Can’t reach Quad';
export const serverFails =
  'You are still logged in, and nothing is lost. Quad has a problem right now: try again in a minute.';
export const stillLoggedIn = 'You are still logged in. We’ll try again when you’re online.';

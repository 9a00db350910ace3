/** Texts of the dialog about the user's calendar feed, which loads on its own. */

export const inYourCalendar = 'Your events in your own calendar';
export const whatItDoes =
  'Subscribe with a private link to see the events you’re going to in your calendar app. It stays up to date.';
export const close = 'Close';
export const loading = 'Loading your calendar link';
export const loadFailed = 'Couldn’t load your calendar link.';

export const keepPrivate =
  'Anyone with this link can see your events, so keep it private. You can revoke it at any time.';
export const create = 'Create private link';
export const createFailed = 'Couldn’t create the link. Please try again.';

// A new link
export const privateLink = 'Private link';
export const copyNow =
  'Copy it now. You won’t see it again. In your calendar app, choose “Add calendar from URL” and paste it.';

// KeptAddress
export const createdOn = (date: string) =>
  `You created a link on ${date}. For security we can’t show it again. If you lost it, create a new one.`;
export const replace = 'Replace link';
export const replaceQuestion = 'Replace your calendar link?';
export const replaceWarning =
  'Calendars using the current link will stop updating. This cannot be undone.';
export const revoke = 'Revoke link';
export const revokeQuestion = 'Revoke your calendar link?';
export const revokeWarning = 'Calendars using this link will stop updating. This cannot be undone.';
export const revoked = 'Calendar link revoked.';
export const revokeFailed = 'Couldn’t revoke the link. Please try again.';

/** Texts of the settings about the user's data. */

// ExportSettings
export const exportTitle = 'Download your data';
export const exportLead =
  'A zip file with everything Quad keeps about you: a page you can read offline, the same data for other programs, your papers, events and files, and both sides of your conversations. We email you when it’s ready. You can request one copy a day.';
export const request = 'Request a copy';
export const requested = 'We’re collecting your data. You can leave this page.';
export const notRequested = 'Couldn’t request a copy. Try again.';
export const loadFailed = 'Couldn’t load the copies of your data.';
export const copies = 'Copies of your data';

// ExportRow
export const requestedOn = (day: string) => `Requested on ${day}`;
export const download = 'Download';
export const downloadOf = (day: string) => `Download the copy of ${day}`;
export const until = (day: string) => `available until ${day}`;
export const states = {
  waiting: 'Waiting',
  running: 'In progress',
  done: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
} as const;
export const failedHint = 'Something went wrong. Request another one.';
export const expiredHint = 'The file was deleted after seven days.';
export const workingHint = 'This takes from a minute to an hour.';

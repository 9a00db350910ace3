/** Texts of the copies of people's data. */

export const oneRuns = 'Your data is already being collected. We email you when it is ready.';
export const oneADay = (wait: string) =>
  `You can request one copy of your data a day. Please try again in ${wait}.`;
export const invalidLink = 'This link does not work. Open it from your settings again.';
export const expiredLink = 'This link has expired. Request your data again in your settings.';

export const fileName = (username: string, day: string) => `quad-${username}-${day}.zip`;

// The mail that an export is ready
export const readySubject = 'Your data is ready';
export const readyHeading = 'Your data is ready';
export const readyText = (name: string) =>
  `The copy of your data that you requested for your account ${name} on Quad is ready to download.`;
export const readyUntil = (day: string) => `You can download it until ${day}. Then it is deleted.`;
export const readyLink = 'Open your settings';
export const notRequested = 'If you didn’t request it, change your password.';

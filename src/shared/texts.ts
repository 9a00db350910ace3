/** Texts of shared elements that load with the first pages. */

/* Title of the document */

export const titleInWindow = (shown: string) => `${shown} · Quad`;

/* Errors */

export const tryAgain = 'Try Again';
export const logIn = 'Log in';

/* In place of a missing page or part of a page */

// PartBoundary
export const partNotShown = 'This part of the page could not be shown.';

// LostPartState
export const partUpdated = 'Quad has been updated. Reload to continue. What you typed is saved.';
export const reload = 'Reload';
export const partUnreachable = 'Can’t reach Quad. This will open when it is back.';
export const partOffline = 'You’re offline. This will open when you’re back online.';

/* Length of a text */

export const tooLong = (over: number) =>
  `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.`;

/* Dialogs and menus that could not be fetched */

export const notOpened = 'Couldn’t open this. Try again or reload the page.';
export const tryOnline = 'You’re offline. Try again when you’re back.';

/* Toasts */

export const dismissToast = 'Dismiss';

/* Small marks */

// Avatar
export const online = 'Online';

/** On the tile of a file without a short extension. */
export const file = 'FILE';

// KindLabel
export const note = 'Note';
export const media = 'Media';
export const document = 'Document';
export const event = 'Event';

// Logo
export const product = 'Quad';

/* Restored drafts */

export const draftRestored = 'Draft restored';
export const discard = 'Discard';

/* Files without a safe address */

export const notInLog = 'Not part of the log';

/* Password field */

export const showPassword = 'Show password';
export const capsLockOn = 'Caps Lock is on';

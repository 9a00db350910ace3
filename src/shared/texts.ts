/** Texts of shared elements. */

/* Title of the document */

export const titleInWindow = (shown: string) => `${shown} · Quad`;

/* Errors */

export const tryAgain = 'Try Again';
export const logIn = 'Log in';

/* In place of a missing page or part of a page */

// PartBoundary
export const partNotShown = 'Couldn’t show this part of the page.';

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

/* Dialogs */

// Dialog
export const close = 'Close';

// AlertDialog
export const cancel = 'Cancel';

// DeleteDialog
export const deleteQuestion = {
  post: 'Delete this post?',
  paper: 'Delete this paper?',
  work: 'Delete this work?',
  comment: 'Delete this comment?',
  othersComment: 'Remove this comment?',
} as const;
export const deleted = {
  post: 'Post deleted.',
  paper: 'Paper deleted.',
  work: 'Work deleted.',
  comment: 'Comment deleted.',
  othersComment: 'Comment removed.',
} as const;

// Chip
export const remove = 'Remove';

/* Toasts */

/** The name of the list of toasts. Radix fills in the key that leads to it. */
export const messages = 'Messages ({hotkey})';

/* Field with suggestions */

export const noSuggestions = 'No suggestions. You can keep what you typed.';
export const suggestions = (count: number) =>
  `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const didYouMean = (name: string) => `Did you mean “${name}”?`;

/* Field with a link to copy */

export const copyLink = 'Copy link';
export const copied = 'Copied';
export const copyRefused =
  'The browser refused to copy. The link is selected: copy it with Ctrl+C or Command+C.';

/* Area for dropping files */

export const chooseFile = 'Choose file';
export const chooseFiles = 'Choose files';

/* Length of a new password */

const characters = (count: number) =>
  `${String(count)} ${count === 1 ? 'character' : 'characters'}`;

export const passwordNeeds = (minimum: number) => `Use ${minimum} or more characters.`;
export const passwordTooShort = (length: number, minimum: number) =>
  `${characters(length)}. ${minimum - length} more to go.`;
export const passwordLongEnough = 'Long enough.';

/* Inviting a colleague */

export const invite = 'Invite a colleague';
export const linkCopied = 'Sign-up link copied. Send it to a colleague.';

// copyLink
export const linkNotCopied = (link: string) => `Couldn’t copy the link. Copy this address: ${link}`;

/* Place of an event */

export const onlyOnline = 'Online';

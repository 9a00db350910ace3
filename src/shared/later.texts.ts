/** Texts of shared elements that load on demand. */

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
export const passwordLongEnough = (length: number, minimum: number) =>
  `${characters(length)}. ${minimum} or more is enough.`;

/* Inviting a colleague */

export const invite = 'Invite a colleague';
export const linkCopied = 'Sign-up link copied. Send it to a colleague.';
export const linkNotCopied = (link: string) =>
  `The link couldn’t be copied. Send this address to a colleague: ${link}`;

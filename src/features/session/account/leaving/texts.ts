/** Texts about deleting one’s own account. */
import { dateFormat } from '#shared/lib/dateFormat';

const dayText = (at: number | string) =>
  dateFormat('en-GB', { dateStyle: 'long' }).format(new Date(at));

// DeleteAccount
export const deleteTitle = 'Delete your account';
export const deleteLead =
  'Your account, posts and comments are hidden at once, and you’re logged out everywhere. After 14 days they’re deleted for good. Until then you can log in and keep your account.';
export const fateLabel = 'Your data after the deletion';
/** Each kind of data with its fate, in the order in which they are listed. */
export const fates: readonly { readonly kind: string; readonly fate: string }[] = [
  {
    kind: 'Deleted',
    fate: 'Your profile, posts, likes, papers, files, works, event responses, connections, notifications, settings, the documents you gave the assistant and the conversation with it.',
  },
  {
    kind: 'Comments',
    fate: 'Deleted. Where someone replied, “Comment deleted” stays in place of your comment.',
  },
  {
    kind: 'Events you host',
    fate: 'Upcoming ones are cancelled, and those who are going are notified.',
  },
  {
    kind: 'Kept as “Deleted user”',
    fate: 'Messages with their files, because they belong to the other person too, and accepted collaborations, with the work they’re about.',
  },
  {
    kind: 'Kept for safety',
    fate: 'Reports, for the moderators, and the security record, without network addresses after 180 days. Backups made earlier still have your data; if one is restored, your account is deleted again.',
  },
  { kind: 'Your username', fate: 'No one else can take it for 90 days.' },
];
export const yourPassword = 'Your password';
export const code = 'Code';
export const deleteOn = (at: number) => `Delete my account on ${dayText(at)}`;
export const deleting = 'Hiding your account…';
export const needsCode = 'You log in with Google, so we’ll first email you a code.';
export const codeSent = (email: string) => `We sent a code to ${email}.`;
export const notRequested = 'Couldn’t delete your account. Try again.';

// LeavingPage and DeletionRequested
export const leavingTitle = (at: string) => `Your account will be deleted on ${dayText(at)}`;
export const leavingLead =
  'Until then it’s hidden from everyone else, and you can’t use Quad with it. If you keep it, everything is as before.';
export const keep = 'Keep my account';
export const keeping = 'Restoring your account…';
export const notKept = 'Couldn’t keep your account. Try again.';
export const logOut = 'Log out';
export const requestedLead =
  'It’s hidden now, and you’re logged out everywhere. We emailed you the date. If you change your mind, log in before that day and choose “Keep my account”.';
export const logIn = 'Log in';

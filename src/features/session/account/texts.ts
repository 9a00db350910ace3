/** Texts of the Account and Privacy settings. */

// UsernameSettings
export const username = 'Username';
export const usernameLead =
  'You log in with it, and it’s part of your profile link. If you change it, the old link works for 90 days. You can change it once every 30 days.';
export const changeUsername = 'Change username';
export const changeUsernameTo = (username: string) => `Change your username to ${username}?`;
export const usernameStays =
  'You can’t change it again for 30 days. The old profile link works for 90 days.';
export const usernameChanged = (username: string) => `You’re now ${username}.`;
export const usernameNotChanged = 'Couldn’t change your username. Try again.';

// EmailSettings and EmailPrivacy
export const emailAddress = 'Email address';
export const emailLead = (email: string) =>
  `Your address is ${email}. We’ll email a code to the new one. The old one gets a link to undo the change within seven days.`;
export const emailNeedsCode =
  'You log in with Google, so we’ll first email a code to your present address.';
export const newEmail = 'New email address';
export const yourPassword = 'Your password';
export const changeEmail = 'Change email address';
export const emailNotChanged = 'Couldn’t change your email address. Try again.';
export const confirmEmail = 'Confirm';
export const anotherEmail = 'Use another address';
export const emailChanged = 'Your email address was changed.';

// InstitutionSettings
export const institution = 'University address';
export const institutionLead =
  'Show that you belong to a university: we email a code to your address there. Your profile and posts then show its domain and the month, never the address itself. You still log in, and reset your password, with the address of your account.';
export const institutionOutdated = 'It’s more than 13 months ago. Verify the address again.';
export const institutionAddress = 'Address at your university';
export const verifyInstitution = 'Email me a code';
export const confirmInstitution = 'Verify';
export const verifying = 'Verifying…';
export const institutionVerified = 'Your university address is verified.';
export const institutionNotVerified = 'Couldn’t verify this address. Try again.';
export const removeInstitution = 'Remove';
export const removeInstitutionQuestion = 'Remove your university address?';
export const removeInstitutionMeans =
  'Your profile and posts no longer show that you belong to a university. You can verify the address again at any time.';
export const removing = 'Removing…';
export const institutionRemoved = 'Your university address was removed.';
export const institutionNotRemoved = 'Couldn’t remove the address. Try again.';

// PresencePrivacy
export const presence = 'Online status';
export const hidePresence = 'Hide when I’m online';
export const presenceShown =
  'You and your connections can see when each of you is online or typing.';
export const presenceHidden =
  'No one sees when you’re online or typing, and you don’t see it of others.';
export const settingNotSaved = 'Couldn’t save this setting. Try again.';

// UndoEmailPage
export const undoTitle = 'Restore your email address?';
export const undoLead =
  'Your account gets back the address that received this link, and every device is logged out.';
export const undo = 'Restore my email address';
export const undoing = 'Restoring…';
export const undoFailed = 'Couldn’t restore your email address. Try again.';
export const undoneTitle = 'Your email address is restored';
export const undoneLead =
  'Every device was logged out. If you didn’t change the address yourself, someone may know your password, so choose a new one now.';
export const resetPassword = 'Reset your password';

// PasswordSettings
export const password = 'Password';
export const changeLead = 'Changing your password logs you out on every other device.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changePassword = 'Change password';
export const changing = 'Changing…';
export const passwordChanged = 'Password changed. You’re logged out on every other device.';
export const passwordNotChanged = 'Couldn’t change your password. Try again.';

// SetPassword
export const setLead =
  'You log in with Google. With a password, you can also log in with your username. We’ll email you a code first, and setting a password logs you out on every other device.';
export const emailCode = 'Email me a code';
export const emailing = 'Sending…';
export const code = 'Code';
export const setPassword = 'Set password';
export const passwordSet = 'Password set. You’re logged out on every other device.';
export const codeNotSent = 'Couldn’t send the code. Try again.';
export const codeSent = (email: string) => `We sent a code to ${email}.`;

// SessionSettings
export const sessions = 'Where you’re logged in';
export const sessionsLead =
  'If you don’t recognise a browser, log it out and change your password.';
export const sessionsFailed = 'Couldn’t load your sessions.';
export const unknownBrowser = 'Unknown browser';
export const thisBrowser = 'This browser';
export const lastUsed = 'Last used:';
export const since = (date: string) => `Logged in on ${date}`;
export const logOut = 'Log out';
export const logOutBrowser = (browser: string) => `Log out ${browser}`;
export const loggedOut = (browser: string) => `Logged out: ${browser}.`;
export const logOutOthers = 'Log out everywhere else';
export const logOutOthersQuestion = 'Log out everywhere else?';
export const logOutOthersMeans = (count: number) =>
  count === 1
    ? 'This ends the other session at once. You stay logged in here.'
    : `This ends the ${count} other sessions at once. You stay logged in here.`;
export const loggingOut = 'Logging out…';
export const loggedOutOthers = 'You’re logged out everywhere else.';
export const notLoggedOut = 'Couldn’t log out. Try again.';

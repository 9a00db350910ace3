/** Texts of accounts that people read: refusals and mails. */
import { waitText } from '#server/platform/text';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

// profile
export const noSuchPerson = 'This person does not exist.';
export const choosePicture = 'Please choose a picture.';
export const tooManyNewPlaces = (retryAfterSeconds: number) =>
  `You have added many new universities and departments. Please try again in ${waitText(retryAfterSeconds)}.`;

// readDetails
export const invalidDetails = {
  display_name:
    'Please choose another name: up to 60 characters of any script, and not one that seems to speak for Quad.',
  orcid: 'This is not an ORCID. Please check the digits, for example 0000-0002-1825-0097.',
  homepage: 'Please enter an address that starts with https://.',
  position_since: 'Please enter a year that is not in the future.',
} as const;

// parseInterests
export const nameInterest = 'Please choose at least one interest.';
export const tooManyInterests = (most: number) => `Please choose at most ${most} interests.`;
export const interestTooLong = (most: number) => `An interest can have up to ${most} characters.`;

// passwords
export const busy = 'Quad is busy. Please try again in a few seconds.';

// settings
export const sameUsername = 'This is your username already.';
export const usernameChangedLately = (next: Date) =>
  `You can change your username once in 30 days, and again from ${dayFormat.format(next)}.`;
export const noSuchSession = 'This session has already ended.';
export const wrongPassword = 'This is not your current password.';
export const hasPassword = 'Your account has a password. Please use it instead of a code.';
export const tooManyCodes =
  'You have requested five codes in the last hour. Please try again later.';
export const passwordSaved = 'Your password was changed.';
export const setPasswordSubject = (code: string) => `${code} is your Quad code to set a password`;
export const setPasswordHeading = 'Set a password';
export const enterSetPasswordCode = (username: string) =>
  `Hello ${username}, please enter this code to set a password for your account.`;
export const changeEmailSubject = (code: string) =>
  `${code} is your Quad code to change your email`;
export const changeEmailHeading = 'Change your email address';
export const enterChangeEmailCode = (username: string) =>
  `Hello ${username}, please enter this code to change the email address of your account.`;
export const confirmEmailSubject = (code: string) => `${code} is your Quad code for this address`;
export const confirmEmailHeading = 'Confirm your new email address';
export const enterConfirmEmailCode = (username: string) =>
  `Hello ${username}, please enter this code in Quad’s settings to use this email address for your account.`;
export const addressNotYours =
  'If you don’t have an account with this username, you can ignore this email. Don’t give anyone this code.';
export const addressWantedSubject = 'Someone wanted to use your email address';
export const addressWantedHeading = 'Your email address has an account';
export const addressWanted = (username: string) =>
  `Hello ${username}, someone just tried to use your email address for another Quad account.`;
export const addressKept = (username: string, publicUrl: string) =>
  `An address can have one account only, and yours is ${username}. If this was you, log in with it at ${publicUrl}/login.`;
export const emailChangedSubject = 'Your Quad email address was changed';
export const emailChangedHeading = 'Your email address was changed';
export const emailChanged = (username: string) =>
  `Hello ${username}, your Quad account now has another email address, and this one no longer works for logging in.`;
export const undoWithin = (undoUrl: string) =>
  `If it wasn’t you, undo the change within seven days at ${undoUrl} and then reset your password.`;
export const keepUndoLink =
  'If it was you, you don’t need to do anything. Don’t give anyone this link.';
export const sameEmail = 'This is the address of your account already.';
export const emailCodeMailed = 'We sent a code to the new address.';
export const oldEmailTaken = 'This address now has another account, so it cannot be restored.';
export const noSuchUndo = 'This link is unknown, was used, or is older than seven days.';
export const emailRestored = 'Your email address was restored, and every device was logged out.';
export const codeNotAsked =
  'If you didn’t ask for it, someone else may be using your account. Don’t give anyone this code.';

// accountMails
export const codeLasts = 'The code is valid for 10 minutes and can be used once.';
export const verificationSubject = (code: string) => `${code} is your Quad verification code`;
export const verificationHeading = 'Verify your email';
export const enterCode = (username: string) =>
  `Hello ${username}, please enter this code to verify your email address.`;
export const otherSignups = (username: string) =>
  `Someone else also signed up for Quad with your email address but another username. This code is only for ${username}: check that it is the username you chose.`;
export const notYourSignup = (username: string, publicUrl: string) =>
  `Didn’t sign up as ${username}? Don’t enter the code, because someone else chose this account’s password. You can ignore this email and sign up yourself at ${publicUrl}/signup, or claim the account by resetting its password at ${publicUrl}/forgot-password.`;

export const knownAddressSubject = 'You already have a Quad account';
export const knownAddressHeading = 'You already have an account';
export const signupTried = (username: string) =>
  `Hello ${username}, someone just tried to sign up for Quad with your email address.`;
export const accountReady = (username: string, publicUrl: string) =>
  `If this was you, your account is ready: log in as ${username} at ${publicUrl}/login. If you forgot your password, reset it at ${publicUrl}/forgot-password.`;
export const nothingChanged =
  'If it wasn’t you, nothing has changed. You don’t need to do anything.';

export const resetSubject = (code: string) => `${code} is your Quad password reset code`;
export const resetHeading = 'Reset your password';
export const enterResetCode = (username: string) =>
  `Hello ${username}, please enter this code to choose a new password.`;
export const resetNotAsked =
  'If you didn’t ask for it, you can ignore this email. Your password won’t change.';

export const passwordChangedSubject = 'Your Quad password was changed';
export const passwordChangedHeading = 'Your password was changed';
export const passwordChanged = (username: string, publicUrl: string) =>
  `Hello ${username}, the password of your Quad account was just reset, and every device was logged out. You can log in with the new password at ${publicUrl}/login.`;
export const calendarLinkRevoked =
  'If you had a private calendar link, it no longer works. You can create a new one on the Events page.';
export const passwordReplaced = (username: string, publicUrl: string) =>
  `Hello ${username}, the password of your Quad account was just changed, and every other device was logged out. You can log in with the new password at ${publicUrl}/login.`;
export const passwordNotReplaced = (publicUrl: string) =>
  `If it wasn’t you, someone else was using your account. Reset the password at once at ${publicUrl}/forgot-password.`;
export const secureMailbox = (publicUrl: string) =>
  `If it wasn’t you, someone else can read your email. Secure your mailbox first, then reset the password again at ${publicUrl}/forgot-password.`;

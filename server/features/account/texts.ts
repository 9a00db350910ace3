/** Texts of accounts that people read: refusals and mails. */
import { dayText, waitText } from '#server/platform/text';

// profile
export const noSuchPerson = 'This person does not exist.';
export const choosePicture = 'Please choose a picture.';
export const tooManyNewPlaces = (retryAfterSeconds: number) =>
  `You have added many new universities and departments. Please try again in ${waitText(retryAfterSeconds)}.`;

// readDetails
export const invalidDetails = {
  display_name:
    'Please choose another name: up to 60 characters of any script, and not one that seems to speak for Quad.',
  pronouns: 'Please choose others: up to 40 characters of any script.',
  orcid: 'This is not an ORCID. Please check the digits, for example 0000-0002-1825-0097.',
  homepage: 'Please enter an address that starts with https://.',
  position_since: 'Please enter a year that is not in the future.',
  timezone: 'This time zone is not known.',
} as const;

// changeDetails
export const topicNotAnInterest = 'Please choose topics that are among your interests.';

// parseInterests
export const nameInterest = 'Please choose at least one interest.';
export const tooManyInterests = (most: number) => `Please choose at most ${most} interests.`;
export const interestTooLong = (most: number) => `An interest can have up to ${most} characters.`;

// identifiers
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });
export const outsideSignupDomains = (domains: readonly string[]) =>
  `Please sign up with an email address at ${anyOf.format(domains)}.`;

// signIn
export const suspended = (until: Date) =>
  `Your account is suspended until ${dayText(until)}. We mailed you the reason.`;

// passwords
export const busy = 'Quad is busy. Please try again in a few seconds.';

// settings
export const sameUsername = 'This is your username already.';
export const usernameChangedLately = (next: Date) =>
  `You can change your username again on ${dayText(next)}.`;
export const moderatorsName =
  'You are a moderator, so your username cannot change. Please ask the people who run this Quad.';
export const noSuchSession = 'This session has already ended.';
export const wrongPassword = 'This is not your current password.';
export const hasPassword = 'Your account has a password. Please use it instead of a code.';
export const tooManyCodes =
  'You have requested five codes in the last hour. Please try again later.';
export const passwordSaved = 'Your password was changed.';
export const setPasswordSubject = (code: string) => `${code} is your Quad code to set a password`;
export const setPasswordHeading = 'Set a password';
export const enterSetPasswordCode = (name: string) =>
  `Hello ${name}, please enter this code to set a password for your account.`;
export const changeEmailSubject = (code: string) =>
  `${code} is your Quad code to change your email`;
export const changeEmailHeading = 'Change your email address';
export const enterChangeEmailCode = (name: string) =>
  `Hello ${name}, please enter this code to change the email address of your account.`;
export const confirmEmailSubject = (code: string) => `${code} is your Quad code for this address`;
export const confirmEmailHeading = 'Confirm your new email address';
export const enterConfirmEmailCode = (username: string) =>
  `Hello ${username}, please enter this code in Quad’s settings to use this email address for your account.`;
export const addressNotYours =
  'If you don’t have an account with this username, you can ignore this email. Don’t give anyone this code.';
export const addressWantedSubject = 'Someone wanted to use your email address';
export const addressWantedHeading = 'Your email address has an account';
export const addressWanted = (name: string) =>
  `Hello ${name}, someone just tried to use your email address for another Quad account.`;
export const addressKept = (username: string, publicUrl: string) =>
  `An address can have one account only, and yours is ${username}. If this was you, log in with it at ${publicUrl}/login.`;
export const emailChangedSubject = 'Your Quad email address was changed';
export const emailChangedHeading = 'Your email address was changed';
export const emailChanged = (name: string) =>
  `Hello ${name}, your Quad account now has another email address, and this one no longer works for logging in.`;
export const undoWithin = (undoUrl: string) =>
  `If it wasn’t you, undo the change within seven days at ${undoUrl} and then reset your password.`;
export const keepUndoLink =
  'If it was you, you don’t need to do anything. Don’t give anyone this link.';
export const emailSet = (username: string, publicUrl: string) =>
  `Hello ${username}, the people who run this Quad gave your account another email address. You can log in with your username at ${publicUrl}/login.`;
export const notAskedOfOperator = (publicUrl: string) =>
  `If you didn’t ask for this, write to them: ${publicUrl}/contact.`;
export const passwordSet = (name: string, publicUrl: string) =>
  `Hello ${name}, the people who run this Quad gave your account a new password, and every device was logged out. They can tell you the password, or you can choose one at ${publicUrl}/forgot-password.`;
export const sameEmail = 'This is the address of your account already.';
export const emailCodeMailed = 'We sent a code to the new address.';
export const oldEmailTaken = 'This address now has another account, so it cannot be restored.';
export const noSuchUndo = 'This link is unknown, was used, or is older than seven days.';
export const emailRestored = 'Your email address was restored, and every device was logged out.';
// institution
export const noUniversityAt = (host: string) =>
  `Quad doesn’t know ${host} as the domain of a university. Please enter your address at a university, or ask the operator to add it.`;
export const institutionCodeMailed = 'We sent a code to this address.';
export const institutionSubject = (code: string) =>
  `${code} is your Quad code to verify your university`;
export const institutionHeading = 'Verify your university address';
export const enterInstitutionCode = (username: string) =>
  `Hello ${username}, please enter this code in Quad’s settings to show that this address is yours.`;
export const institutionTakenSubject = 'Your university address verifies another account';
export const institutionTakenHeading = 'Your address verifies an account';
export const institutionWanted = (name: string, other: string) =>
  `Hello ${name}, the account ${other} just tried to verify this address.`;
export const institutionKept = (publicUrl: string) =>
  `An address can verify one account only, and it verifies yours. To verify the other account with it, log in at ${publicUrl}/login and remove the address in the settings first.`;
export const otherAddressSubject = 'Add an email address that stays with you';
export const otherAddressHeading = 'Will you keep this address?';
export const logsInWithInstitution = (name: string, email: string) =>
  `Hello ${name}, you log in to Quad with ${email}, an address at your university. If you lose it one day, for example after graduating, you can no longer reset your password.`;
export const addOtherAddress = (publicUrl: string) =>
  `You can log in with another address: change it at ${publicUrl}/dashboard/settings. Your university address can stay verified there.`;
export const verifyYearly =
  'To keep the badge of your university current, verify the address there again.';

export const codeNotAsked =
  'If you didn’t ask for it, someone else may be using your account. Don’t give anyone this code.';

// deletion
export const deleteAccountSubject = (code: string) =>
  `${code} is your Quad code to delete your account`;
export const deleteAccountHeading = 'Delete your account';
export const enterDeleteAccountCode = (name: string) =>
  `Hello ${name}, please enter this code in Quad’s settings to delete your account.`;
export const deletionRequestedAlready = (at: Date) =>
  `Your account will be deleted on ${dayText(at)} already.`;
export const deletionBegun = 'The deletion of your account has begun, so it cannot be kept.';
export const deletionSubject = (at: Date) => `Your Quad account will be deleted on ${dayText(at)}`;
export const deletionHeading = 'Your account will be deleted';
export const deletionRequested = (name: string, at: Date) =>
  `Hello ${name}, you asked us to delete your Quad account. It is hidden now, every device was logged out, and on ${dayText(at)} it will be deleted for good.`;
export const deletionSet = (name: string, at: Date) =>
  `Hello ${name}, the people who run this Quad requested the deletion of your account. It is hidden now, every device was logged out, and on ${dayText(at)} it will be deleted for good.`;
export const deletionTomorrow = (name: string, at: Date) =>
  `Hello ${name}, your Quad account will be deleted for good on ${dayText(at)}.`;
export const keepAccount = (publicUrl: string) =>
  `To keep it, log in at ${publicUrl}/login before that day and choose “Keep my account”.`;
export const deletionNotAsked = (publicUrl: string) =>
  `If it wasn’t you, someone else was using your account. Reset the password at ${publicUrl}/forgot-password, then log in and keep your account.`;
export const deletedSubject = 'Your Quad account was deleted';
export const deletedHeading = 'Your account was deleted';
export const accountDeleted = (name: string) =>
  `Hello ${name}, your Quad account was deleted, with your posts, comments, papers, files and connections.`;
export const deletedRemains =
  'Messages and accepted collaborations stay with the other people, under the name Deleted user. No one else can have your username for 90 days.';
export const deletedNote = 'This is the last email about this account.';

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
export const signupTried = (name: string) =>
  `Hello ${name}, someone just tried to sign up for Quad with your email address.`;
export const accountReady = (username: string, publicUrl: string) =>
  `If this was you, your account is ready: log in as ${username} at ${publicUrl}/login. If you forgot your password, reset it at ${publicUrl}/forgot-password.`;
export const nothingChanged =
  'If it wasn’t you, nothing has changed. You don’t need to do anything.';

export const resetSubject = (code: string) => `${code} is your Quad password reset code`;
export const resetHeading = 'Reset your password';
export const enterResetCode = (name: string) =>
  `Hello ${name}, please enter this code to choose a new password.`;
export const resetNotAsked =
  'If you didn’t ask for it, you can ignore this email. Your password won’t change.';

export const passwordChangedSubject = 'Your Quad password was changed';
export const passwordChangedHeading = 'Your password was changed';
export const passwordChanged = (name: string, publicUrl: string) =>
  `Hello ${name}, the password of your Quad account was just reset, and every device was logged out. You can log in with the new password at ${publicUrl}/login.`;
export const calendarLinkRevoked =
  'If you had a private calendar link, it no longer works. You can create a new one on the Events page.';
export const passwordReplaced = (name: string, publicUrl: string) =>
  `Hello ${name}, the password of your Quad account was just changed, and every other device was logged out. You can log in with the new password at ${publicUrl}/login.`;
export const passwordNotReplaced = (publicUrl: string) =>
  `If it wasn’t you, someone else was using your account. Reset the password at once at ${publicUrl}/forgot-password.`;
export const secureMailbox = (publicUrl: string) =>
  `If it wasn’t you, someone else can read your email. Secure your mailbox first, then reset the password again at ${publicUrl}/forgot-password.`;

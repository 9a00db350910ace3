/** Texts of the Account and Privacy settings. */

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

// EmailPrivacy
export const emailAddress = 'Email address';

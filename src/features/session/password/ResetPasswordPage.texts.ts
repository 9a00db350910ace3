/** Texts of the page that sets a new password. */

export const title = 'Reset password';
export const email = 'Email';
export const code = 'OTP';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const remembered = 'Remembered it?';
export const logIn = 'Log in';

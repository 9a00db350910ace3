/** Texts of the page that sends a code to reset the password. */

export const title = 'Forgot password';
export const lead = 'We’ll email you a code so you can set a new password.';
export const email = 'Email';
export const remembered = 'Remembered it?';
export const logIn = 'Log in';

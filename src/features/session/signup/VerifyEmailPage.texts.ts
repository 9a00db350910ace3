/** Texts of the page that verifies an address. */

export const title = 'Verify your email';
export const email = 'Email';
export const code = 'Code';
export const alreadyVerified = 'Already verified?';
export const logIn = 'Log in';

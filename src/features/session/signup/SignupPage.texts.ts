/** Texts of the signup. */

export const title = 'Sign up';
export const lead = 'For students, faculty and researchers.';
export const username = 'Username';
export const email = 'Institutional email';
export const password = 'Password';
export const haveAccount = 'Already have an account?';
export const logIn = 'Log in';

/** Texts in place of content that could not be shown. */

export const tryAgain = 'Try Again';
export const logIn = 'Log in';

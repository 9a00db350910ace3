/** Texts of the login with Google, which the signup shows as well. */

export const or = 'or';
export const logIn = 'Continue with Google';
export const accountNote = (account: string) => `You’ll sign in to Google as ${account}`;

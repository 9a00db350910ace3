/** Texts of the login and of the frame around every page before it. */

/* Frame */

export const startPage = 'Quad home page';
export const claim = 'Where academic minds connect.';
export const offer = 'Read, debate and publish with people in your field.';

/* Login */

export const title = 'Log in';
export const loading = 'Loading';
export const forgotPassword = 'Forgot password?';
export const noAccountYet = 'Don’t have an account?';
export const signUp = 'Sign up';

/* Login with Google, which the signup shows as well */

export const or = 'or';
export const continueWithGoogle = 'Continue with Google';
export const accountNote = (account: string) => `You’ll sign in to Google as ${account}`;

/** Texts of the login. */

export const title = 'Log in';
export const loading = 'Loading';
export const forgotPassword = 'Forgot password?';
export const noAccountYet = 'Don’t have an account?';
export const signUp = 'Sign up';

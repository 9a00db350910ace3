/** Texts of the public header, which is also on pages that load none of the start page's texts. */

export const startPage = 'Quad, start page';
export const account = 'Account';
export const openQuad = 'Open Quad';
export const logIn = 'Log in';
export const signUp = 'Sign up';

/** Texts of the question whether a login from an address replaces the current session. */

export const title = 'Switch accounts?';
export const lead = (username: string) =>
  `You are logged in as ${username}. The link you opened signs in to a different account. Continue only if you requested it.`;
export const stayLoggedIn = (username: string) => `Stay logged in as ${username}`;
export const switchAccount = 'Switch account';

/** Texts of the page about cookies and storage. Marked up for HelpText. */

export const title = 'Cookies and storage';
export const lead =
  'Quad keeps only what it needs to work in your browser, and nothing that tracks you.';

export const twoCookies = 'Two cookies, at most';
export const googleCookie =
  '`quad_google` (on secure pages `__Secure-quad_google`) is set when you choose to log in with Google. It holds, sealed, what Quad needs to recognise the answer, and is gone when you are back, or after ten minutes.';
export const sessionCookie =
  '`quad_browser_session` is set only if you log in without “Keep me logged in”. It holds the digit 1 and is gone when you close the browser; that is how Quad knows to log you out.';

export const inLocalStorage = 'In the browser’s local storage';
export const login =
  '`token`, `user_id`, `user_email`, `username`: who is logged in. Removed when you log out.';
export const remember = '`quad_remember`: that you did not want to stay logged in.';
export const theme = '`quad_theme`: light or dark, if you chose one.';
export const shortcuts = '`quad_shortcuts`: that you turned keyboard shortcuts off, if you did.';
export const welcome =
  '`quad_welcome`: that you dismissed the welcome card. Removed when you log out.';
export const drafts = '`quad_drafts`: what you have typed and not sent yet.';
export const outbox =
  '`quad_outbox` and `quad_outbox.1`, `.2` and so on: messages that wait for a connection.';
export const assistant =
  '`chatMessages`, `quad_chat_owner`: your conversation with the assistant, and whose it is.';

export const inDatabase = 'In the browser’s database';
export const files =
  'Files that you have chosen and not sent yet, so that a reload does not lose them: `quad_post_files`, `quad_chat_files` and `quad_paper_file`.';

export const whoReads = 'Who reads it';
export const readers =
  'None of it is read by anybody but this site, and there is nothing to agree to, because there is nothing to track you with. Clearing the data of this site in your browser removes it all and logs you out. What the server stores is described under [privacy](/privacy).';

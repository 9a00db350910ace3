import { parseStoredId, type PersistedSlice } from '#shared/store/persistedSlice';
import type { SessionState } from './sessionSlice';

/** Fit for a header and a subprotocol; longer than any token worth having is refused. */
const TOKEN_TEXT = /^[\x21-\x7e]{1,4096}$/;

/**
 * The session under `token`, `user_id`, `user_email` and `username`, as raw texts.
 *
 * "Keep me logged in" switched off must end the session with the browser, yet bear a reload and be
 * shared by all tabs. Session storage is one tab's own, so a second tab would look like a new start;
 * a cookie without an expiry is shared by the tabs and forgotten at the end. So the token stays
 * where it always is, `quad_remember` says that it is not to be kept, and the cookie
 * `quad_browser_session` (a bare mark, no secret) says that this is still the same run of the
 * browser. Without the mark such a session is not restored, and the next write removes it.
 */
export const persistedSession: PersistedSlice<SessionState> = {
  sessionKeys: ['quad_browser_session'],
  read(stored) {
    const token = stored('token');
    const userId = parseStoredId(stored('user_id'));
    const email = stored('user_email');
    const username = stored('username');
    const remember = stored('quad_remember') !== 'off';
    const isSameRun = stored('quad_browser_session') !== null;
    if (!remember && !isSameRun) return undefined;
    if (token === null || !TOKEN_TEXT.test(token)) return email === null ? undefined : { email };
    return { token, userId, email, username, remember };
  },
  write({ token, userId, email, username, remember }) {
    const passing = token !== null && !remember;
    return {
      token,
      user_id: userId === null ? null : String(userId),
      user_email: email,
      username,
      quad_remember: passing ? 'off' : null,
      quad_browser_session: passing ? '1' : null,
    };
  },
};

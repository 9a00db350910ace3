import { readId } from '#shared/lib/readId';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import type { SessionState } from './sessionSlice';

/** Safe in a header and a subprotocol; longer tokens are rejected. */
const TOKEN_TEXT = /^[\x21-\x7e]{1,4096}$/;

/**
 * Persists the session under `token`, `user_id`, `user_email` and `username`, as raw text.
 * Without "Keep me logged in" the session must end with the browser, but survive a reload and be
 * shared by all tabs. Session storage belongs to one tab, so a second tab would look like a new
 * browser session. A cookie without an expiry is shared by the tabs and deleted when the browser
 * closes. So the token stays in the same place, and `quad_remember` says that it must not outlive
 * the browser session. The cookie `quad_browser_session` (a plain flag, no secret) marks the
 * current browser session. Without the cookie such a session is not restored, and the next write
 * removes it.
 */
export const persistedSession: PersistedSlice<SessionState> = {
  sessionKeys: ['quad_browser_session'],
  read(stored) {
    const token = stored('token');
    const userId = readId(stored('user_id'));
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

import type { Ports } from '#shared/ports';
import { sessionExpired } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { hasStatus } from '#api/errors';
import { persistedSession } from './persistedSession';
import { sessionAdopted } from './sessionSlice';
import { requestMe, checkSession } from './sessionThunks';

/**
 * Follows a change of the stored session by another tab. A login there signs in a signed-out tab,
 * or renews the token of the same user. If another user signed in, the tab reloads. If the stored
 * session is gone, the server is asked whether the token is still valid.
 */
export function followStoredSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { status, token, userId } = getState().session;
    // A pending login here finishes last, and the other tab follows it.
    if (status === 'authenticating') return;
    const stored = readStored(ports);
    if (!stored) {
      if (status === 'authenticated') await dispatch(confirmSession());
      return;
    }
    if (stored.token === token) return;
    if (token !== null && stored.userId !== userId) {
      ports.page.reload();
      return;
    }
    dispatch(sessionAdopted(stored));
    if (token === null) await dispatch(checkSession());
  };
}

/** Returns the session in storage, or null if no user is signed in there, or storage is blocked. */
function readStored({ localStore, browserSession }: Ports) {
  const { sessionKeys = [], read } = persistedSession;
  try {
    const stored = read((key) =>
      (sessionKeys.includes(key) ? browserSession : localStore).get(key),
    );
    const { token, userId, remember = true } = stored ?? {};
    return token && userId ? { token, userId, remember } : null;
  } catch {
    return null;
  }
}

/** Checks whether the token is still valid; the page only changes if it is not. */
function confirmSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, ports) => {
    const response = await dispatch(requestMe());
    if ('error' in response && hasStatus(response.error, 401))
      dispatch(sessionExpired({ path: ports.page.path(), reason: 'expired' }));
  };
}

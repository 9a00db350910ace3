import type { Ports } from '#shared/ports';
import { sessionExpired } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { hasStatus } from '#api/errors';
import { persistedSession } from './persistedSession';
import { sessionAdopted } from './sessionSlice';
import { askWho, checkSession } from './sessionThunks';

/**
 * Follows what another tab did to the stored session. A login there signs in a tab where nobody is,
 * renews the token of the same user, and loads a tab anew that shows somebody else. Where the session
 * is gone there, the server is asked whether it still holds.
 */
export function followStoredSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { status, token, userId } = getState().session;
    // A login under way here comes last, and the other tab follows it.
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

/** The session in storage, where somebody is signed in there. */
function readStored({ localStore, browserSession }: Ports) {
  const { sessionKeys = [], read } = persistedSession;
  const stored = read((key) => (sessionKeys.includes(key) ? browserSession : localStore).get(key));
  const { token, userId, remember = true } = stored ?? {};
  return token && userId ? { token, userId, remember } : null;
}

/** Asks whether the token still holds, without a sign of it on the page unless it does not. */
function confirmSession(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, ports) => {
    const answer = await dispatch(askWho());
    if ('error' in answer && hasStatus(answer.error, 401))
      dispatch(sessionExpired({ path: ports.page.path(), reason: 'expired' }));
  };
}

import {
  sessionEnding,
  selectToken,
  sessionExpired,
  sessionRefused,
} from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';

/** A hanging database delays the redirect for at most this long. */
const FLUSH_WAIT_MS = 2_000;

/** Ends the session unless another token has replaced this one. */
function endSession(token: string): AppThunk {
  return (dispatch, getState, ports) => {
    if (selectToken(getState()) === token)
      dispatch(sessionExpired({ path: ports.page.path(), reason: 'expired' }));
  };
}

/**
 * Ends the session when the server refuses its token, once for all calls refused at the same time.
 * Before that, the page gets time to announce the error of each call.
 * When a signed-in user's session ends by itself, loads the login as a new document, so that none
 * of the session's data stays in memory. Texts are stored when the page hides; pending files are
 * awaited here.
 */
export function registerRedirectListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionRefused,
    effect: (_action, api) => {
      const { dispatch, extra: ports } = api;
      const token = selectToken(api.getState());
      if (token === null) return;
      api.unsubscribe();
      dispatch(sessionEnding({ path: ports.page.path() }));
      ports.page.afterReading(() => {
        api.subscribe();
        // A thunk: it does nothing while DevTools shows another state.
        dispatch(endSession(token));
      });
    },
  });
  startListening({
    actionCreator: sessionExpired,
    effect: async ({ payload }, { getOriginalState, extra: ports }) => {
      // At the start of a page no session data is in memory yet, so the router redirects.
      if (getOriginalState().session.status !== 'authenticated') return;
      const timeUp = new Promise<void>((resolve) => ports.timers.set(resolve, FLUSH_WAIT_MS));
      const isKept = ports.fileStore.settled().catch(() => undefined);
      await Promise.race([isKept, timeUp]);
      ports.page.hardRedirect('/login', payload.wantedPath ?? '/');
    },
  });
}

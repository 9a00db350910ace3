import {
  sessionEnding,
  selectToken,
  sessionExpired,
  sessionRefused,
} from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';

/** A database that hangs keeps nobody on a page without a session for longer. */
const FLUSH_WAIT_MS = 2_000;

/** Ends the session unless another token has taken the place of this one. */
function endSession(token: string): AppThunk {
  return (dispatch, getState, ports) => {
    if (selectToken(getState()) === token)
      dispatch(sessionExpired({ path: ports.page.path(), reason: 'expired' }));
  };
}

/**
 * Ends the session of a token that the server refused, once for all calls refused at the same time.
 * The page first gets the time to say what each of them says, which is gone with the session.
 *
 * Loads the login as a new document when the session of a signed-in user ends by itself, so that
 * nothing of it stays in memory. Texts are stored when the page hides; files are waited for here.
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
      // At the start of a page nothing of a session is in memory yet, and the router does.
      if (getOriginalState().session.status !== 'authenticated') return;
      const timeUp = new Promise<void>((resolve) => ports.timers.set(resolve, FLUSH_WAIT_MS));
      const isKept = ports.fileStore.settled().catch(() => undefined);
      await Promise.race([isKept, timeUp]);
      ports.page.hardRedirect('/login', payload.wantedPath ?? '/');
    },
  });
}

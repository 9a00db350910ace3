import { frameReceived } from '#realtime/frameActions';
import { appStarted } from '#shared/store/pageEvents';
import { selectToken } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { saveDelayed } from './librarySlice';

/** How long after a failure everything is sent again, if nothing else is a reason until then. */
const AGAIN_AFTER_MS = 60_000;

/** Catches up for the signed-in user, with code that the signed-in area brings. */
const catchUpIfSignedIn = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectToken(getState()) === null) return;
  const { catchUp } = await import(/* webpackChunkName: "app-shell" */ './catchUp');
  await dispatch(catchUp());
};

/**
 * Catches up once the server can be reached. The socket may outlive a short loss of the network, and
 * faults of the server behind it.
 */
export function registerLibraryListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.ready,
    effect: (_action, { dispatch }) => dispatch(catchUpIfSignedIn()),
  });
  startListening({
    actionCreator: saveDelayed,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { timers } = api.extra;
      await api.pause(new Promise<void>((resolve) => void timers.set(resolve, AGAIN_AFTER_MS)));
      await api.dispatch(catchUpIfSignedIn());
    },
  });
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, extra: { network, log } }) => {
      network.onOnline(() => {
        dispatch(catchUpIfSignedIn()).catch((error: unknown) =>
          log.info('The library was not brought up to date', { error: String(error) }),
        );
      });
    },
  });
}

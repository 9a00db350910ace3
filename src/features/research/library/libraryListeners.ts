import { frameReceived } from '#realtime/frameActions';
import { appStarted } from '#shared/store/pageEvents';
import { selectToken } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';

/** Catches up for the signed-in user, with code that the signed-in area brings. */
const catchUpIfSignedIn = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectToken(getState()) === null) return;
  const { catchUp } = await import(/* webpackChunkName: "app-shell" */ './catchUp');
  await dispatch(catchUp());
};

/** Catches up once the server can be reached. The socket may outlive a short loss of the network. */
export function registerLibraryListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.ready,
    effect: (_action, { dispatch }) => dispatch(catchUpIfSignedIn()),
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

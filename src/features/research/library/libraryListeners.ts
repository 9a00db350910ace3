import { frameReceived } from '#realtime/frameActions';
import { appStarted } from '#shared/store/pageEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { libraryApi } from './libraryApi';
import { sendAllWanted } from './saveThunks';

const { listSaved } = libraryApi.endpoints;

/** Sends what was saved or removed offline, and reads again what is saved, if that failed. */
const catchUp = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(sendAllWanted());
  if (listSaved.select()(getState()).isError)
    await dispatch(listSaved.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/** Catches up once the server can be reached. The socket may outlive a short loss of the network. */
export function registerLibraryListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.ready,
    effect: (_action, { dispatch }) => dispatch(catchUp()),
  });
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, extra }) => {
      extra.network.onOnline(() => void dispatch(catchUp()));
    },
  });
}

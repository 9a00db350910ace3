import { frameReceived } from '#realtime/frameActions';
import type { StartAppListening } from '#shared/store/types';
import { libraryApi } from './libraryApi';
import { selectAllWanted } from './librarySlice';
import { sendAllWanted } from './saveThunks';

const { listSaved } = libraryApi.endpoints;

/**
 * Once the server can be reached, sends what was saved or removed offline, and reads again what is
 * saved, if that failed.
 */
export function registerLibraryListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.ready,
    effect: async (_action, api) => {
      const { dispatch } = api;
      await dispatch(sendAllWanted(selectAllWanted(api.getState())));
      if (listSaved.select()(api.getState()).isError)
        await dispatch(listSaved.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}

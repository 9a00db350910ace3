import { frameReceived } from '#realtime/frameActions';
import type { StartAppListening } from '#shared/store/types';
import { selectAllWanted } from './librarySlice';
import { sendWanted } from './saveThunks';

/** Sends what was saved or removed offline once the server can be reached. */
export function registerLibraryListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.ready,
    effect: async (_action, { dispatch, getState }) => {
      for (const target of selectAllWanted(getState())) await dispatch(sendWanted(target));
    },
  });
}

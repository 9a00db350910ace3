import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { toastActionChosen, toastDismissed } from '#shared/notify/toastsSlice';
import type { StartAppListening } from '#shared/store/types';
import { selectUndo, undoForgotten } from './connectionsSlice';
import { takeBack } from './undo';

/**
 * Undo on a toast takes back what the toast tells of, once. A notification that is gone may have told
 * of a request that was taken back, so the requests are read anew. So is everything that shows how
 * people stand to each other, an open profile too, when that changed.
 */
export function registerConnectionListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.notifications_read,
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.invalidateTags(['PendingRequests']));
    },
  });
  startListening({
    actionCreator: frameReceived.connections_changed,
    effect: (_action, { dispatch }) => {
      dispatch(
        baseApi.util.invalidateTags(['PendingRequests', 'Connections', 'Suggestions', 'Blocked']),
      );
    },
  });
  startListening({
    actionCreator: toastActionChosen,
    effect: async ({ payload: toastId }, api) => {
      const undo = selectUndo(api.getState(), toastId);
      if (!undo) return;
      api.dispatch(undoForgotten(toastId));
      await api.dispatch(takeBack(undo));
    },
  });
  startListening({
    actionCreator: toastDismissed,
    effect: ({ payload: toastId }, api) => {
      if (selectUndo(api.getState(), toastId)) api.dispatch(undoForgotten(toastId));
    },
  });
}

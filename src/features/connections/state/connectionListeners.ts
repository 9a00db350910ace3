import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { toastActionChosen, toastDismissed } from '#shared/notify/toastsSlice';
import type { StartAppListening } from '#shared/store/types';
import { selectUndo, undoForgotten } from './connectionsSlice';
import { runUndo } from './undo';

/**
 * Runs the undo of a toast, once. A removed notification may mean that a request was withdrawn, so
 * the requests are reloaded. When a relationship changes, everything that shows it is reloaded,
 * including an open profile.
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
        baseApi.util.invalidateTags([
          'PendingRequests',
          'SentRequests',
          'Connections',
          'Suggestions',
          'Blocked',
        ]),
      );
    },
  });
  startListening({
    actionCreator: toastActionChosen,
    effect: async ({ payload: toastId }, api) => {
      const undo = selectUndo(api.getState(), toastId);
      if (!undo) return;
      api.dispatch(undoForgotten(toastId));
      await api.dispatch(runUndo(undo));
    },
  });
  startListening({
    actionCreator: toastDismissed,
    effect: ({ payload: toastId }, api) => {
      if (selectUndo(api.getState(), toastId)) api.dispatch(undoForgotten(toastId));
    },
  });
}

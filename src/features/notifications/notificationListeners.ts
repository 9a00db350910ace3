import { frameReceived } from '../../realtime/frameActions';
import type { StartAppListening } from '../../shared/store/types';
import { baseApi } from '../../api/baseApi';

/** A notification that arrives by the socket makes the lists, and what it tells of, be read anew. */
export function registerNotificationListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload }, { dispatch }) => {
      const isAboutPeople = payload.notification.type.startsWith('connection_');
      dispatch(
        baseApi.util.invalidateTags(
          isAboutPeople
            ? ['Notifications', 'PendingRequests', 'Connections', 'Suggestions']
            : ['Notifications'],
        ),
      );
    },
  });
  startListening({
    actionCreator: frameReceived.ready,
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.invalidateTags(['Notifications', 'PendingRequests', 'Connections']));
    },
  });
}

import { baseApi } from '#api/baseApi';
import { isApiError } from '#api/errors';
import { frameReceived } from '#realtime/frameActions';
import type { StartAppListening } from '#shared/store/types';
import { addNotification, showAsRead } from './notificationCache';
import { notificationsApi } from './notificationsApi';
import { selectIsReading } from './notificationSelectors';

const { listNotifications, listUnreadNotifications } = notificationsApi.endpoints;
const { invalidateTags } = baseApi.util;

/** Keeps the lists as the server has them while frames come in, and logs what could not be read. */
export function registerNotificationListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload }, api) => {
      const { dispatch } = api;
      dispatch(addNotification(payload.notification));
      if (selectIsReading(api.getState())) dispatch(invalidateTags(['Notifications']));
      if (payload.notification.type.startsWith('connection_'))
        dispatch(invalidateTags(['PendingRequests', 'Connections', 'Suggestions']));
    },
  });
  startListening({
    actionCreator: frameReceived.notifications_read,
    effect: ({ payload }, { dispatch }) => {
      const { ids, through_id: through = 0 } = payload;
      dispatch(showAsRead((id) => id <= through || ids.includes(id)));
      // Some may be gone rather than read, and only the server knows which.
      dispatch(invalidateTags([{ type: 'Notifications', id: 'list' }]));
    },
  });
  startListening({
    actionCreator: frameReceived.ready,
    effect: (_action, { dispatch }) => {
      dispatch(invalidateTags(['Notifications', 'PendingRequests', 'Connections']));
    },
  });
  for (const { matchRejected } of [listNotifications, listUnreadNotifications]) {
    startListening({
      predicate: (action) => matchRejected(action),
      effect: (action, { extra }) => {
        const { payload } = action as { payload?: unknown };
        // Without an answer at all the call was not wanted any more.
        if (isApiError(payload))
          extra.log.info('Notifications could not be loaded', { status: payload.status });
      },
    });
  }
}

import type { Notification } from '#contract/entities/notification';
import { baseApi } from '#api/baseApi';
import { isApiError } from '#api/errors';
import { frameReceived } from '#realtime/frameActions';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { notificationsApi } from './notificationsApi';
import { selectIsReading } from './notificationSelectors';

const { listNotifications, listUnreadNotifications } = notificationsApi.endpoints;
const { invalidateTags } = baseApi.util;
const { updateQueryData } = notificationsApi.util;

type Change = (notifications: Notification[]) => Notification[];

/** Changes the signed-in user's cached lists, if they are loaded. */
function changeLists(changePage: (page: Notification[], index: number) => void, unread: Change) {
  const change: AppThunk = (dispatch, getState) => {
    const userId = selectUserId(getState());
    if (userId === null) return;
    dispatch(
      updateQueryData('listNotifications', userId, ({ pages }) => pages.forEach(changePage)),
    );
    dispatch(updateQueryData('listUnreadNotifications', userId, unread));
  };
  return change;
}

const newestFirst = (a: Notification, b: Notification) => b.id - a.id;

/** Returns the list with notifications added, or replaced if they are already in it. */
const withAll = (list: readonly Notification[], added: readonly Notification[]) => {
  const ids = new Set(added.map(({ id }) => id));
  return [...added, ...list.filter(({ id }) => !ids.has(id))].sort(newestFirst);
};

/** Adds a new notification at the top. */
function addNotification(added: Notification): AppThunk {
  return changeLists(
    (page, index) => {
      const others = page.filter(({ id }) => id !== added.id);
      page.splice(0, page.length, ...(index === 0 ? withAll(others, [added]) : others));
    },
    (unread) => (added.is_read ? unread : withAll(unread, [added])),
  );
}

/** Marks matching notifications as read in the cache, because the server has done so. */
export function showAsRead(isMeant: (id: number) => boolean): AppThunk {
  return changeLists(
    (page) =>
      page.forEach((notification) => {
        if (isMeant(notification.id)) notification.is_read = true;
      }),
    (unread) => unread.filter(({ id }) => !isMeant(id)),
  );
}

/** Keeps the lists in sync with frames, and logs failed requests. */
export function registerNotificationListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload }, api) => {
      const { dispatch } = api;
      dispatch(addNotification(payload.notification));
      if (selectIsReading(api.getState())) dispatch(invalidateTags(['Notifications']));
      const { type } = payload.notification;
      if (type.startsWith('connection_') || type === 'mentoring_request')
        dispatch(invalidateTags(['PendingRequests', 'Connections', 'Suggestions']));
    },
  });
  startListening({
    actionCreator: frameReceived.notifications_read,
    effect: ({ payload }, { dispatch }) => {
      const { ids, through_id: through = 0 } = payload;
      dispatch(showAsRead((id) => id <= through || ids.includes(id)));
      // Some may have been deleted rather than read, and only the server knows which.
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
        // Without an API error the request was cancelled or skipped.
        if (isApiError(payload))
          extra.log.info('Notifications could not be loaded', { status: payload.status });
      },
    });
  }
}

import type { Notification } from '#contract/entities/notification';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { notificationsApi } from './notificationsApi';
import { selectLoaded, selectUnread } from './notificationSelectors';

const { updateQueryData } = notificationsApi.util;

type Change = (notifications: Notification[]) => Notification[];

/** Changes the signed-in person's lists, as far as they are loaded. */
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

/** Adds what is not there yet, or puts it in the place of what it was before. */
const withAll = (list: readonly Notification[], added: readonly Notification[]) => {
  const ids = new Set(added.map(({ id }) => id));
  return [...added, ...list.filter(({ id }) => !ids.has(id))].sort(newestFirst);
};

/** Puts what just happened on top. */
export function addNotification(added: Notification): AppThunk {
  return changeLists(
    (page, index) => {
      const others = page.filter(({ id }) => id !== added.id);
      page.splice(0, page.length, ...(index === 0 ? withAll(others, [added]) : others));
    },
    (unread) => (added.is_read ? unread : withAll(unread, [added])),
  );
}

/** Shows some as read, and answers those that were not. */
export function showAsRead(isMeant: (id: number) => boolean): AppThunk<Notification[]> {
  return (dispatch, getState) => {
    const known = withAll(selectUnread(getState()), selectLoaded(getState()));
    const changed = known.filter(
      (notification) => !notification.is_read && isMeant(notification.id),
    );
    dispatch(
      changeLists(
        (page) =>
          page.forEach((notification) => {
            if (isMeant(notification.id)) notification.is_read = true;
          }),
        (unread) => unread.filter(({ id }) => !isMeant(id)),
      ),
    );
    return changed;
  };
}

/** Takes back what `showAsRead` answered. */
export function showAsUnread(notifications: readonly Notification[]): AppThunk {
  const ids = new Set(notifications.map(({ id }) => id));
  return changeLists(
    (page) =>
      page.forEach((notification) => {
        if (ids.has(notification.id)) notification.is_read = false;
      }),
    (unread) => withAll(unread, notifications),
  );
}

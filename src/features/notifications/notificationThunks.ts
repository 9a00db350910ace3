import { errorDetail } from '#api/errors';
import type { AppThunk } from '#shared/store/types';
import { showAsRead, showAsUnread } from './notificationListeners';
import { notificationsApi } from './notificationsApi';

const { markNotificationsRead, markAllNotificationsRead } = notificationsApi.endpoints;
const FAILED = 'Notifications could not be marked as read';

/** Marks notifications as read: in the cache at once, and reverts that if the request fails. */
export function readNotifications(ids: readonly number[]): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    if (ids.length === 0) return;
    const changed = dispatch(showAsRead((id) => ids.includes(id)));
    const { error } = await dispatch(markNotificationsRead.initiate(ids, { track: false }));
    if (!error) return;
    log.info(FAILED, { detail: errorDetail(error, 'no response') });
    dispatch(showAsUnread(changed));
  };
}

/** Marks every notification as read, including those not loaded. */
export function readAllNotifications(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    const changed = dispatch(showAsRead(() => true));
    const { error } = await dispatch(
      markAllNotificationsRead.initiate(undefined, { track: false }),
    );
    if (!error) return;
    log.info(FAILED, { detail: errorDetail(error, 'no response') });
    dispatch(showAsUnread(changed));
  };
}

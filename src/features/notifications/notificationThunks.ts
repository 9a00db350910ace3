import { errorDetail } from '#api/errors';
import { sendDesired } from '#shared/store/sendDesired';
import type { AppThunk, RootState } from '#shared/store/types';
import { showAsRead } from './notificationListeners';
import { notificationsApi } from './notificationsApi';
import { selectUnread } from './notificationSelectors';
import { readAllRequested, readAllSettled, readRequested, readSettled } from './notificationsSlice';

const { markNotificationsRead, markAllNotificationsRead } = notificationsApi.endpoints;

/** Logs why notifications are unread again, which is all that the user is shown. */
const logFailure =
  (error: unknown): AppThunk =>
  (_dispatch, _getState, { log }) =>
    log.info('Notifications could not be marked as read', {
      detail: errorDetail(error, 'no response'),
    });

/** Marks notifications as read. They count as read at once, until the server rejects it. */
export function readNotifications(ids: readonly number[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const [first] = ids;
    if (first === undefined) return;
    const send = async () => {
      const { error } = await dispatch(markNotificationsRead.initiate(ids, { track: false }));
      if (error) dispatch(logFailure(error));
      else dispatch(showAsRead((id) => ids.includes(id)));
      dispatch(readSettled(ids));
      return error === undefined;
    };
    await dispatch(
      sendDesired({
        change: readRequested(ids),
        // The ids are sent together, so one stands for all.
        select: ({ notifications }) => notifications.pendingReads[first],
        send,
      }),
    );
  };
}

/** Marks every notification as read, including those not loaded. */
export function readAllNotifications(): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const select = ({ notifications }: RootState) => notifications.pendingReadThrough ?? undefined;
    const send = async (newestId: number) => {
      const call = markAllNotificationsRead.initiate(undefined, { track: false });
      const { error } = await dispatch(call);
      if (error) dispatch(logFailure(error));
      else dispatch(showAsRead((id) => id <= newestId));
      if (error || select(getState()) === newestId) dispatch(readAllSettled());
      return error === undefined;
    };
    const newestId = Math.max(0, ...selectUnread(getState()).map(({ id }) => id));
    return dispatch(sendDesired({ change: readAllRequested(newestId), select, send }));
  };
}

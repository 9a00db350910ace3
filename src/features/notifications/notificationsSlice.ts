import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '#contract/entities/notification';

/**
 * The notifications that the user has read and the server has not confirmed, applied on top of the
 * cached lists.
 */
export interface NotificationsState {
  /** Read one by one, by id. */
  pendingReads: Record<number, true>;
  /** The newest notification when the user read all; null if none of that is unconfirmed. */
  pendingReadThrough: number | null;
}

const initialState: NotificationsState = { pendingReads: {}, pendingReadThrough: null };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The user opened these notifications. */
    readRequested({ pendingReads }, { payload: ids }: PayloadAction<readonly number[]>) {
      for (const id of ids) pendingReads[id] = true;
    },
    /** The server marked them as read, or rejected it. */
    readSettled({ pendingReads }, { payload: ids }: PayloadAction<readonly number[]>) {
      for (const id of ids) delete pendingReads[id];
    },
    /** The user marked all notifications as read, of which this id is the newest. */
    readAllRequested(state, { payload: newestId }: PayloadAction<number>) {
      state.pendingReadThrough = newestId;
    },
    /** The server marked them as read, or rejected it. */
    readAllSettled(state) {
      state.pendingReadThrough = null;
    },
  },
});

export const { readRequested, readSettled, readAllRequested, readAllSettled } =
  notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

/** Returns the notification as the user sees it: one that they have read counts as read at once. */
export function withPending(
  notification: Notification,
  { pendingReads, pendingReadThrough }: NotificationsState,
): Notification {
  const { id, is_read: wasRead } = notification;
  const isRead = wasRead || id in pendingReads || id <= (pendingReadThrough ?? 0);
  return isRead === wasRead ? notification : { ...notification, is_read: isRead };
}

import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { Notification } from '#contract/entities/notification';
import { selectUserId } from '#shared/store/sessionEvents';
import type { RootState } from '#shared/store/types';
import { notificationsApi } from './notificationsApi';
import { withPending } from './notificationsSlice';

const { listNotifications, listUnreadNotifications } = notificationsApi.endpoints;
const none: readonly Notification[] = [];

/** Selects the unread notifications of the signed-in user that are loaded. */
export function selectUnread(state: RootState): readonly Notification[] {
  const userId = selectUserId(state);
  const { data = none } = listUnreadNotifications.select(userId ?? 0)(state);
  return data.filter((each) => !withPending(each, state.notifications).is_read);
}

/** Selects the number on the notification badge. */
export const selectUnreadNotifications = (state: RootState) => selectUnread(state).length;

/** Joins pages into one list. New notifications shift the pages, so one may appear twice. */
export function joinPages(pages: readonly (readonly Notification[])[]): Notification[] {
  return [...new Map(pages.flat().map((notification) => [notification.id, notification])).values()];
}

/** Whether a list is loading: its response may be older than a frame that arrived meanwhile. */
export function selectIsReading(state: RootState): boolean {
  const userId = selectUserId(state);
  if (userId === null) return false;
  return [
    listNotifications.select(userId)(state),
    listUnreadNotifications.select(userId)(state),
  ].some(({ status }) => status === QueryStatus.pending);
}

import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { Notification } from '#contract/entities/notification';
import { selectUserId } from '#shared/store/sessionEvents';
import type { RootState } from '#shared/store/types';
import { notificationsApi } from './notificationsApi';

const { listNotifications, listUnreadNotifications } = notificationsApi.endpoints;
const none: readonly Notification[] = [];

/** Selects the unread notifications of the signed-in user that are loaded. */
export function selectUnread(state: RootState): readonly Notification[] {
  const userId = selectUserId(state);
  return userId === null ? none : (listUnreadNotifications.select(userId)(state).data ?? none);
}

/** Selects the number on the notification badge. */
export const selectUnreadNotifications = (state: RootState) => selectUnread(state).length;

/** Joins pages into one list. New notifications shift the pages, so one may appear twice. */
export function joinPages(pages: readonly (readonly Notification[])[]): Notification[] {
  return [...new Map(pages.flat().map((notification) => [notification.id, notification])).values()];
}

/** Selects all loaded notifications of the user, read or unread. */
export function selectLoaded(state: RootState): Notification[] {
  const userId = selectUserId(state);
  if (userId === null) return [];
  return joinPages(listNotifications.select(userId)(state).data?.pages ?? []);
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

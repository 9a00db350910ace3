import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { Notification } from '#contract/entities/notification';
import { selectUserId } from '#shared/store/sessionEvents';
import type { RootState } from '#shared/store/types';
import { notificationsApi } from './notificationsApi';

const { listNotifications, listUnreadNotifications } = notificationsApi.endpoints;
const none: readonly Notification[] = [];

/** What the signed-in person has not read, as far as it is known here. */
export function selectUnread(state: RootState): readonly Notification[] {
  const userId = selectUserId(state);
  return userId === null ? none : (listUnreadNotifications.select(userId)(state).data ?? none);
}

/** The badge of notifications. */
export const selectUnreadNotifications = (state: RootState) => selectUnread(state).length;

/** Pages in one list. What came in between moved the pages, so that one may stand on two. */
export function joinPages(pages: readonly (readonly Notification[])[]): Notification[] {
  return [...new Map(pages.flat().map((notification) => [notification.id, notification])).values()];
}

/** What of the person's notifications is loaded, read or not. */
export function selectLoaded(state: RootState): Notification[] {
  const userId = selectUserId(state);
  if (userId === null) return [];
  return joinPages(listNotifications.select(userId)(state).data?.pages ?? []);
}

/** Whether a list is being read: its answer may be older than what came by a frame meanwhile. */
export function selectIsReading(state: RootState): boolean {
  const userId = selectUserId(state);
  if (userId === null) return false;
  return [
    listNotifications.select(userId)(state),
    listUnreadNotifications.select(userId)(state),
  ].some(({ status }) => status === QueryStatus.pending);
}

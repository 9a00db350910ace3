import { Type } from '@sinclair/typebox';
import { Notification } from '../entities/notification';
import { defineCall } from '../defineCall';
import { IdText, pageQuery, record } from '../schema';
import { at, Detail, idParams } from './common';

const tag = 'Notifications';
const query = record(pageQuery({ user_id: Type.Optional(IdText) }));

export const notificationCalls = {
  listNotifications: defineCall({
    ...at('listNotifications'),
    tag,
    access: 'verified',
    summary: 'Notifications, newest first',
    query,
    response: Type.Array(Notification),
  }),
  listUnreadNotifications: defineCall({
    ...at('listUnreadNotifications'),
    tag,
    access: 'verified',
    summary: 'Number of unread notifications',
    query,
    response: Type.Array(Notification),
  }),
  markNotificationRead: defineCall({
    ...at('markNotificationRead'),
    tag,
    access: 'verified',
    summary: 'Mark one as read',
    params: idParams,
    response: Detail,
  }),
  markAllNotificationsRead: defineCall({
    ...at('markAllNotificationsRead'),
    tag,
    access: 'verified',
    summary: 'Mark all as read',
    response: Detail,
  }),
};

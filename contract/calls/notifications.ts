import { Type } from '@sinclair/typebox';
import { Notification } from '../entities/notification';
import { defineCall } from '../defineCall';
import { IdText, pageQuery, record } from '../schema';
import { Detail, idParams } from './common';

const tag = 'Notifications';
const query = record(pageQuery({ user_id: Type.Optional(IdText) }));

export const notificationCalls = {
  listNotifications: defineCall({
    method: 'GET',
    path: '/notifications',
    tag,
    access: 'verified',
    summary: 'What happened, newest first',
    query,
    answer: Type.Array(Notification),
  }),
  listUnreadNotifications: defineCall({
    method: 'GET',
    path: '/notifications/unread',
    tag,
    access: 'verified',
    summary: 'What is not read yet',
    query,
    answer: Type.Array(Notification),
  }),
  markNotificationRead: defineCall({
    method: 'PUT',
    path: '/notifications/:id/read',
    tag,
    access: 'verified',
    summary: 'Mark one as read',
    params: idParams,
    answer: Detail,
  }),
  markAllNotificationsRead: defineCall({
    method: 'PUT',
    path: '/notifications/read-all',
    tag,
    access: 'verified',
    summary: 'Mark all as read',
    answer: Detail,
  }),
};

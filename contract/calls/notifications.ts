import { Type } from '@sinclair/typebox';
import { Notification } from '../entities/notification';
import { MailChoice, NotificationSettings, SETTING_TYPES } from '../entities/notificationSettings';
import { defineCall } from '../defineCall';
import { TIMEZONE_MAX_LENGTH } from '../limits';
import { IdText, oneOf, pageQuery, record } from '../schema';
import { at, Detail, idParams } from './common';

const tag = 'Notifications';
const query = record(pageQuery({ user_id: Type.Optional(IdText) }));

export const notificationCalls = {
  listNotifications: defineCall({
    ...at('listNotifications'),
    tag,
    access: 'verified',
    acceptsCookie: true,
    summary: 'Notifications, newest first',
    query,
    response: Type.Array(Notification),
  }),
  listUnreadNotifications: defineCall({
    ...at('listUnreadNotifications'),
    tag,
    access: 'verified',
    acceptsCookie: true,
    summary: 'Number of unread notifications',
    query,
    response: Type.Array(Notification),
  }),
  markNotificationRead: defineCall({
    ...at('markNotificationRead'),
    tag,
    access: 'verified',
    acceptsCookie: true,
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
  readNotificationSettings: defineCall({
    ...at('readNotificationSettings'),
    tag,
    access: 'verified',
    summary: 'How the caller is notified of each type',
    response: NotificationSettings,
  }),
  saveNotificationSettings: defineCall({
    ...at('saveNotificationSettings'),
    tag,
    access: 'verified',
    summary: 'Change how the caller is notified; types left out stay',
    bodyKind: 'json',
    body: record({
      timezone: Type.Optional(Type.String({ minLength: 1, maxLength: TIMEZONE_MAX_LENGTH })),
      settings: Type.Optional(
        Type.Array(
          record({
            type: oneOf(...SETTING_TYPES),
            in_app: Type.Boolean(),
            mail: MailChoice,
            push: Type.Boolean(),
          }),
          { maxItems: SETTING_TYPES.length },
        ),
      ),
    }),
    response: Detail,
  }),
  unsubscribe: defineCall({
    ...at('unsubscribe'),
    tag,
    access: 'anonymous',
    summary: 'End all mails about notifications, with the link in one of them',
    params: record({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: Detail,
  }),
};

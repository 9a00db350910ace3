import { Type, type Static } from '@sinclair/typebox';
import { oneOf, record } from '../schema';
import { NOTIFICATION_TYPES } from './notification';

/** The types of notifications, and messages. */
export const SETTING_TYPES = [...NOTIFICATION_TYPES, 'message'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

/** How soon a mail follows. Daily and weekly ones are collected in a digest. */
export const MAIL_CHOICES = ['never', 'daily', 'weekly', 'at_once'] as const;
export const MailChoice = oneOf(...MAIL_CHOICES);
export type MailChoice = Static<typeof MailChoice>;

/** How Quad tells a person about one type. */
const choices = {
  /** Whether the bell lists it. Always true for messages. */
  in_app: Type.Boolean(),
  mail: MailChoice,
  push: Type.Boolean(),
};

/** The settings of one type. A client must accept unknown types. */
export const NotificationSetting = record({ type: Type.String(), ...choices });
export type NotificationSetting = Static<typeof NotificationSetting>;

export const NotificationSettings = record({
  /** Null if the browser has not sent it yet. */
  timezone: Type.Union([Type.String(), Type.Null()]),
  settings: Type.Array(NotificationSetting),
  /** Whether mails have ended because the address refused them. */
  is_mail_refused: Type.Boolean(),
  /** Whether the server sends push messages. */
  has_push: Type.Boolean(),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

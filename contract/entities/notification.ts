import { Type, type Static } from '@sinclair/typebox';
import { Id, Iso, Url, nullable, record } from '../schema';
import { DisplayName } from './person';

/** The types the server creates today. A client must accept unknown types. */
export const NOTIFICATION_TYPES = [
  'comment',
  'like',
  'share',
  'new_post',
  'reply',
  'connection_request',
  'connection_accepted',
  'collaboration_request',
  'collaboration_accepted',
  'collaboration_declined',
  'event_cancelled',
  'event_changed',
  'event_reminder',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const Notification = record({
  id: Id,
  type: Type.String(),
  post_id: nullable(Id),
  actor_username: Type.String(),
  actor_display_name: DisplayName,
  actor_image_url: nullable(Url),
  created_at: Iso,
  is_read: Type.Boolean(),
  /** The title of the event, and its start in its own zone, when the notification was sent. */
  title: Type.Optional(Type.String()),
  event_datetime: Type.Optional(Iso),
  timezone: Type.Optional(Type.String()),
});
export type Notification = Static<typeof Notification>;

/** The fields that say what a notification is about. */
export type NotificationDetails = Pick<Notification, 'title' | 'event_datetime' | 'timezone'>;

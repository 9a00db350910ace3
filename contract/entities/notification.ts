import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { NOTIFICATION_EXCERPT_MAX_LENGTH, NOTIFICATION_TITLE_MAX_LENGTH } from '../limits';
import { Id, Iso, Url, nullable, record } from '../schema';
import { DisplayName } from './person';

/** The types the server creates today. A client must accept unknown types. */
export const NOTIFICATION_TYPES = [
  'comment',
  'like',
  'share',
  'new_post',
  'reply',
  'mention',
  'comment_removed',
  'post_removed',
  'paper_removed',
  'report_decided',
  'warned',
  'appeal_decided',
  'connection_request',
  'connection_accepted',
  'mentoring_request',
  'collaboration_request',
  'collaboration_accepted',
  'collaboration_declined',
  'event_cancelled',
  'event_changed',
  'event_reminder',
  'event_place',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

const Title = Type.String({ maxLength: NOTIFICATION_TITLE_MAX_LENGTH });

/** A value before and after a change. */
const change = <T extends TSchema>(value: T) =>
  Type.Optional(
    Type.Unsafe<[Static<T>, Static<T>]>(Type.Array(value, { minItems: 2, maxItems: 2 })),
  );

export const Notification = record({
  id: Id,
  type: Type.String(),
  post_id: nullable(Id),
  /** Null if Quad itself notifies, instead of a person. */
  actor_id: nullable(Id),
  actor_username: Type.String(),
  actor_display_name: DisplayName,
  actor_image_url: nullable(Url),
  created_at: Iso,
  is_read: Type.Boolean(),
  // All of the following are as they were when the notification was made. Older ones lack them.
  /** The title of the event, or the first words of the post or of the comment that Quad removed. */
  title: Type.Optional(Title),
  /** The beginning of the comment or reply, until it is edited or deleted; or Quad’s reason. */
  excerpt: Type.Optional(Type.String({ maxLength: NOTIFICATION_EXCERPT_MAX_LENGTH })),
  /** The report by which Quad decided about something of the reader’s. */
  report_id: Type.Optional(Id),
  /** The comment or reply that was written, which may be deleted. */
  comment_id: Type.Optional(Id),
  /** The event, which may be deleted, and its start in its own zone. */
  event_id: Type.Optional(Id),
  event_datetime: Type.Optional(Iso),
  timezone: Type.Optional(Type.String()),
  /** The place of the event that a reminder is about. */
  location: Type.Optional(Title),
  /** The title of the research that a request to collaborate is about, or of the paper. */
  work_title: Type.Optional(Title),
  /** An event's start and place before and after a change, each if it changed. */
  change: Type.Optional(record({ when: change(Iso), where: change(Title) })),
});
export type Notification = Static<typeof Notification>;

/** The fields that say what a notification is about. */
export type NotificationDetails = Pick<
  Notification,
  | 'title'
  | 'excerpt'
  | 'report_id'
  | 'comment_id'
  | 'event_id'
  | 'event_datetime'
  | 'timezone'
  | 'location'
  | 'work_title'
  | 'change'
>;

import { sql, type Kysely } from 'kysely';
import type { NotificationSetting, SettingType } from '#contract/entities/notificationSettings';
import type { Tables } from '#server/platform/database/tables';

/** How a person is notified of one type. */
export type Choices = Omit<NotificationSetting, 'type'>;

/** A mail about a request or an event is late in a digest. */
const requested: Choices = { in_app: true, mail: 'at_once', push: true };
const ordinary: Choices = { in_app: true, mail: 'weekly', push: false };
const pushed: Choices = { ...ordinary, push: true };

/** The settings of a person who has changed none. */
export const DEFAULT_SETTINGS: Readonly<Record<SettingType, Choices>> = {
  comment: ordinary,
  like: ordinary,
  share: ordinary,
  new_post: ordinary,
  reply: ordinary,
  mention: pushed,
  comment_removed: ordinary,
  post_removed: pushed,
  paper_removed: pushed,
  report_decided: ordinary,
  appeal_decided: ordinary,
  warned: ordinary,
  connection_request: requested,
  connection_accepted: ordinary,
  mentoring_request: requested,
  collaboration_request: requested,
  collaboration_accepted: ordinary,
  collaboration_declined: ordinary,
  event_cancelled: requested,
  event_changed: requested,
  event_reminder: requested,
  event_place: requested,
  message: { in_app: true, mail: 'daily', push: true },
};

/** A mail that is sent at once waits this long, and leaves out what was read meanwhile. */
export const AT_ONCE_AFTER_MS = 5 * 60_000;

/** A push waits this long, and is left out if a person who is in Quad reads it meanwhile. */
export const PUSHED_AFTER_MS = 5_000;

/** Whether a person wants to see notifications of a row's type in Quad, as a condition. */
export const isInApp = (db: Kysely<Tables>, userId: number) =>
  sql<boolean>`notifications.type NOT IN ${db
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .where('in_app', '=', false)
    .select('type')}`;

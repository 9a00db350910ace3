import type { ColumnType, Generated } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import type { MailChoice } from '#contract/entities/notificationSettings';
import type { NullableTimestamp, Timestamp } from './columnTypes';

/** The tables of notifications, their settings and the mails about them and about reports. */
export interface NotificationTables {
  notifications: {
    id: Generated<number>;
    user_id: number;
    /** Null for Quad itself. */
    actor_id: number | null;
    type: string;
    post_id: number | null;
    subject: string;
    created_at: Timestamp;
    read_at: NullableTimestamp;
    /** Null for types without details, and for notifications older than the column. */
    details: ColumnType<NotificationDetails | null, string | null | undefined, string | null>;
    /** When a mail that contains it was sent. */
    mailed_at: NullableTimestamp;
  };
  /** Only where a person changed the defaults. */
  notification_settings: {
    user_id: number;
    /** A SettingType of the contract. */
    type: string;
    in_app: boolean;
    mail: MailChoice;
    push: boolean;
  };
  /** At most one a day. One in the state `sending` may have been sent and is not sent again. */
  digests: {
    user_id: number;
    /** The date in the person's time zone, as 2026-11-25. */
    day: string;
    state: Generated<'queued' | 'sending' | 'sent'>;
  };
  /** Notifications to be mailed at once. */
  notification_mails: { notification_id: number; user_id: number; due_at: Timestamp };
  /** Up to which message a person was mailed about unread ones, and when such a mail was queued. */
  message_mails: {
    user_id: number;
    through_id: Generated<number>;
    queued_at: NullableTimestamp;
  };
  /** One row: when the last mail about reports was sent or is due. */
  report_mails: { is_only: Generated<boolean>; last_at: NullableTimestamp };
  /** One row: the key pair of web push, and the message up to which pushes were queued. */
  web_push: {
    is_only: Generated<boolean>;
    public_key: string;
    /** Sealed with the secret key. */
    private_key: string;
    message_id: number;
  };
  push_subscriptions: {
    id: Generated<number>;
    user_id: number;
    session_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Failed attempts since the last message that arrived. */
    failures: Generated<number>;
    created_at: Timestamp;
  };
  /** Notifications to be pushed. */
  notification_pushes: { notification_id: number; user_id: number; due_at: Timestamp };
}

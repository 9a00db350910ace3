import type { Transaction, Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Mailer } from '../mailer/mailer';

/** The payload of each kind of job. */
export interface JobPayloads {
  send_mail: MailPayload;
  account_mail: AccountMailPayload;
  notification_mail: NotificationMailPayload;
  /** To the operator, about the reports that are open when the job runs. */
  report_mail: Record<string, never>;
  push: PushPayload;
}

/** A mail about notifications, written when the job runs: a day's digest, or these at once. */
export type NotificationMailPayload = { userId: number } & (
  { day: string } | { notificationIds: number[] }
);

/** A notification, or a message, to be pushed to a person's browsers if it is still unread. */
export type PushPayload = { userId: number } & (
  { notificationId: number } | { senderId: number; messageId: number }
);

/** An address that a user entered. The mail to send, if any, is decided when the job runs. */
export interface AccountMailPayload {
  reason: 'signup' | 'resend' | 'forgot' | 'change' | 'institution';
  /** Canonical. */
  email: string;
  /** The username of the signup that the mail is about; the latest one by default. */
  username?: string;
  /** The account that wants the address. */
  userId?: number;
}

/** A mail to be sent. */
export interface MailPayload {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-time code in the mail, logged if no SMTP server is configured. */
  code?: string;
  /** The API's address that ends such mails with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Adds a job to the caller's transaction: it runs after the commit, not before the time if one is
 * given, at least once, and never without the commit.
 */
export type EnqueueJob = <K extends keyof JobPayloads>(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: K,
  payload: JobPayloads[K],
  at?: Date,
) => Promise<void>;

/**
 * The handler of each kind of job. It runs at least once, so running it twice must be harmless or
 * tolerable.
 */
export type JobHandlers = {
  [K in keyof JobPayloads]: (payload: JobPayloads[K]) => Promise<void>;
};

/** Thrown by a handler when a retry cannot help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Creates the handler of each kind of job. */
export const createJobHandlers = ({
  mailer,
  mailAccount,
  mailNotifications,
  mailReports,
  pushNews,
}: {
  mailer: Mailer;
  mailAccount: JobHandlers['account_mail'];
  mailNotifications: JobHandlers['notification_mail'];
  mailReports: JobHandlers['report_mail'];
  pushNews: JobHandlers['push'];
}): JobHandlers => ({
  send_mail: (mail) => mailer.send(mail),
  account_mail: mailAccount,
  notification_mail: mailNotifications,
  report_mail: mailReports,
  push: pushNews,
});

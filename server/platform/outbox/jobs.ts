import type { Transaction, Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Mailer } from '../mailer/mailer';

/** The payload of each kind of job. */
export interface JobPayloads {
  send_mail: MailPayload;
  account_mail: AccountMailPayload;
}

/** An address that a user entered. The mail to send, if any, is decided when the job runs. */
export interface AccountMailPayload {
  reason: 'signup' | 'resend' | 'forgot' | 'change';
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
}

/**
 * Adds a job to the caller's transaction: it runs after the commit, at least once, and never
 * without it.
 */
export type EnqueueJob = <K extends keyof JobPayloads>(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: K,
  payload: JobPayloads[K],
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
}: {
  mailer: Mailer;
  mailAccount: JobHandlers['account_mail'];
}): JobHandlers => ({
  send_mail: (mail) => mailer.send(mail),
  account_mail: mailAccount,
});

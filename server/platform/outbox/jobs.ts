import type { Transaction, Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** What each kind of job carries. */
export interface JobPayloads {
  send_mail: MailPayload;
  account_mail: AccountMailPayload;
}

/** An address that somebody gave; what it is sent, if anything, is found out when the job runs. */
export interface AccountMailPayload {
  reason: 'signup' | 'resend' | 'forgot';
  /** Canonical. */
  email: string;
  /** The username of the signup that the mail is about; without it the latest one. */
  username?: string;
}

/** A mail to be sent. */
export interface MailPayload {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-time code inside, logged where no SMTP server is configured. */
  code?: string;
}

/** Puts a job into the caller's transaction: it runs after the commit, at least once, and never without it. */
export type EnqueueJob = <K extends keyof JobPayloads>(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: K,
  payload: JobPayloads[K],
) => Promise<void>;

import type { Transaction, Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** What each kind of job carries. */
export interface JobPayloads {
  send_mail: MailPayload;
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

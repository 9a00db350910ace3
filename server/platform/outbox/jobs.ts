import type { Transaction, Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Mailer } from '../mailer/mailer';

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

/** What runs each kind of job: at least once, so doing it twice must be harmless or bearable. */
export type JobHandlers = {
  [K in keyof JobPayloads]: (payload: JobPayloads[K]) => Promise<void>;
};

/** Thrown by a handler when trying again cannot help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** What runs each kind of job. */
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

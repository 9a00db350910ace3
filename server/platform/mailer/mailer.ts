import type { SendMailOptions } from 'nodemailer';
import type { MailPayload } from '../outbox/jobs';

/**
 * Sends mails one at a time; throws when one could not be delivered to the mail server, so that its
 * job is retried.
 */
export interface Mailer {
  send(mail: MailPayload): Promise<void>;
}

/** The message for nodemailer; nothing in it can name a file, an address list or a header. */
export function composedMail(
  from: string,
  { to, subject, text, html }: MailPayload,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // A one-time code needs no reply, least of all an automatic one.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

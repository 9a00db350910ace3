import type { SendMailOptions } from 'nodemailer';
import type { MailPayload } from '../outbox/jobs';

/** Sends mails one at a time; throws when one could not be handed over, so that its job is tried again. */
export interface Mailer {
  send(mail: MailPayload): Promise<void>;
}

/** The mail as nodemailer takes it; nothing in it can name a file, an address list or a header. */
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
    // Nobody is to answer a one-time code, machines least of all.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

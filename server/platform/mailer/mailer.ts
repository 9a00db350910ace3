import type { SendMailOptions } from 'nodemailer';
import type { MailPayload } from '../outbox/jobs';

/**
 * Sends mails one at a time; throws when one could not be delivered to the mail server, so that its
 * job is retried.
 */
export interface Mailer {
  send(mail: MailPayload): Promise<void>;
}

/** A mailer that knows which addresses it can't write to. */
export interface CheckingMailer extends Mailer {
  /** Whether mail to an address can leave at all; true if that isn't known yet. */
  canMail(address: string): Promise<boolean>;
}

/** The message for nodemailer; nothing in it can name a file, an address list or a header. */
export function composedMail(
  from: string,
  { to, subject, text, html, unsubscribeUrl }: MailPayload,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      // None of these mails needs a reply, least of all an automatic one.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../outbox/jobs';
import { composedMail, type CheckingMailer } from './mailer';
import { createUnicodeSupport } from './unicodeSupport';

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the start. */
  smtpUrl: string;
  /** An address, or `Name <address>`. */
  from: string;
}

/**
 * Whether the server permanently refused this one mail, rather than being down or misconfigured.
 */
function isRefusal(error: unknown): error is Error {
  if (!types.isNativeError(error)) return false;
  const { command, responseCode = 0 } = error as Error & {
    command?: string;
    responseCode?: number;
  };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const ASCII = /^[\0-\x7f]*$/;

/** Sends mails to an SMTP server; a mail that it permanently refuses is a PermanentFailure. */
export function createSmtpMailer({ smtpUrl, from }: SmtpMailerOptions): CheckingMailer {
  const limits = {
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...limits });
  const supportsUnicode = createUnicodeSupport(smtpUrl, limits);
  return {
    // A host beyond ASCII is written in ASCII; the part before the @ has no such form.
    canMail: async (address) =>
      ASCII.test(address.slice(0, address.lastIndexOf('@'))) || supportsUnicode(),
    async send(mail) {
      try {
        await transport.sendMail(composedMail(from, mail));
      } catch (error) {
        if (isRefusal(error)) throw new PermanentFailure(error.message, { cause: error });
        throw error;
      }
    },
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { composedMail, type CheckingMailer } from './mailer';

export interface OutboxFolderMailerOptions {
  /** Created if it is missing. */
  folder: string;
  from: string;
  clock: Clock;
  log: Logger;
}

/**
 * Writes each mail to a file `TIME-ID.eml`, and its subject and one-time code to the log, so that
 * Quad can be tried out without a mail server.
 */
export function createOutboxFolderMailer(options: OutboxFolderMailerOptions): CheckingMailer {
  const { folder, from, clock, log } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    canMail: () => Promise.resolve(true),
    async send(mail) {
      const { message } = await transport.sendMail(composedMail(from, mail));
      const file = `${clock.now().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
      await mkdir(folder, { recursive: true });
      // Renamed when complete, so that a watcher of the folder finds only complete mails.
      await writeFile(join(folder, `.${file}`), message, { mode: 0o600 });
      await rename(join(folder, `.${file}`), join(folder, file));
      const { subject, code } = mail;
      log.info({ subject, ...(code && { code }), file }, 'mail written to the outbox folder');
    },
  };
}

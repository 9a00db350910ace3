import { performance } from 'node:perf_hooks';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** An operator who changes the mail server's settings waits at most this long. */
const KEPT_MS = 600_000;

/**
 * Whether the server's greeting offers SMTPUTF8. Rejects if the server can't be reached within the
 * time limits.
 */
function askServer(smtpUrl: string, limits: SMTPConnection.Options): Promise<boolean> {
  const connection = new SMTPConnection({ ...limits, ...parseConnectionUrl(smtpUrl) });
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server closed the connection.')));
    connection.connect(() => {
      // The last response is that to EHLO, after STARTTLS if the server has it.
      resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse)));
    });
  }).finally(() => connection.close());
}

/**
 * Returns a function that resolves with whether an SMTP server accepts addresses whose part before
 * the @ is beyond ASCII. The server is asked at most every ten minutes. While it can't be reached,
 * the result is true, because the mail is sent once it can.
 */
export function createUnicodeSupport(
  smtpUrl: string,
  limits: SMTPConnection.Options,
): () => Promise<boolean> {
  let asked: { at: number; result: Promise<boolean> } | undefined;
  return async () => {
    if (!asked || performance.now() - asked.at > KEPT_MS)
      asked = { at: performance.now(), result: askServer(smtpUrl, limits) };
    const { result } = asked;
    try {
      return await result;
    } catch {
      if (asked.result === result) asked = undefined;
      return true;
    }
  };
}

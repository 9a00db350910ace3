import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it was handed. */
export interface MailServer {
  port: number;
  /** Mails that came whole, in their order. */
  received: readonly Email[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => received.push(mail))
        .then(() => done())
        // It broke off before its end, and there is nobody left to answer.
        .catch(() => undefined);
    },
  });
  // A connection that breaks is what it is there for.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

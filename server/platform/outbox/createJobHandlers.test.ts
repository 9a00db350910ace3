import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { createMigratedDatabase } from '#server/testing/database/createMigratedDatabase';
import { createSmtpMailer } from '../mailer/smtpMailer';
import { createSecrets } from '../secrets/secrets';
import { createEnqueueJob } from './createEnqueueJob';
import { createJobHandlers } from './jobs';
import { createJobRunner } from './createJobRunner';

const listen = (server: SMTPServer, port: number) =>
  new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));

it('delivers a mail exactly once that was queued while the mail server was down', async () => {
  const received: string[] = [];
  const newServer = () =>
    new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: (stream, session, done) => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        stream.on('end', () => done()).resume();
      },
    });
  const first = newServer();
  await listen(first, 0);
  const { port } = first.server.address() as AddressInfo;
  await new Promise<void>((resolve) => first.close(resolve));

  const database = await createMigratedDatabase();
  let now = new Date('2026-03-01T12:00:00Z');
  const clock = { now: () => now };
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@quad.example',
  });
  const log = pino({ level: 'silent' });
  const handlers = createJobHandlers({
    mailer,
    mailAccount: () => Promise.resolve(),
    mailNotifications: () => Promise.resolve(),
    mailReports: () => Promise.resolve(),
    pushNews: () => Promise.resolve(),
  });
  const secrets = createSecrets(Buffer.alloc(32, 1));
  const runner = createJobRunner({
    db: database.db,
    handlers,
    clock,
    log,
    secrets,
    pollMs: 60_000,
  });
  const enqueue = createEnqueueJob({ clock, secrets, wake: () => runner.wake() });
  const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await enqueue(database.db, 'send_mail', mail);

  expect(await runner.runDueJobs()).toBe(1);
  expect(await runner.runDueJobs()).toBe(0);
  const again = newServer();
  await listen(again, port);
  now = new Date(now.getTime() + 60_000);
  expect(await runner.runDueJobs()).toBe(1);
  now = new Date(now.getTime() + 3_600_000);
  expect(await runner.runDueJobs()).toBe(0);
  expect(received).toEqual(['ann@example.org']);

  await new Promise<void>((resolve) => again.close(resolve));
  await database.drop();
});

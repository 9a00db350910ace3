import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { calls } from '#contract/calls/index';
import { createSmtpMailer } from '#server/platform/mailer/smtpMailer';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { callAs } from '#server/testing/rights/callAs';
import { mailNotifications } from './mailNotifications';

/** A digest and a notice, by way of a real mail server. */

const HOUR_MS = 3_600_000;
let server: TestServer;
let mailServer: SMTPServer;
let received: Email[];
let isRefusing: boolean;
let tries: number;

beforeAll(async () => {
  server = await createTestServer();
  mailServer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      done(isRefusing ? Object.assign(new Error('no mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => received.push(mail))
        .then(() => done(), done),
  });
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await server.close();
});
beforeEach(() => {
  received = [];
  isRefusing = false;
  tries = 0;
});

const mailer = () =>
  createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    from: 'Quad <no-reply@quad.example>',
  });

/** A person whom another one asked to connect, and the id of the notification. */
async function askedPerson() {
  const person = await server.person();
  const other = await server.person({ username: `o${person.username}` });
  await callAs(server, other, calls.connect, { body: { friend_id: person.id } });
  const { response } = await callAs(server, person, calls.listUnreadNotifications);
  return { person, other, notificationIds: response.map(({ id }) => id) };
}

const headersOf = (mail: Email | undefined) =>
  Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);

test('a notice and a digest arrive as text and HTML, with one-click unsubscribing', async () => {
  const { person, other, notificationIds } = await askedPerson();
  await mailNotifications(server.deps, mailer(), { userId: person.id, notificationIds });
  server.clock.advance(48 * HOUR_MS);
  const day = server.clock.now().toISOString().slice(0, 10);
  await server.deps.db.insertInto('digests').values({ user_id: person.id, day }).execute();
  await server.deps.db.updateTable('notifications').set({ mailed_at: null }).execute();
  await mailNotifications(server.deps, mailer(), { userId: person.id, day });

  expect(received.map(({ subject }) => subject)).toEqual([
    `${other.username} wants to connect with you`,
    'One thing you missed on Quad',
  ]);
  for (const mail of received) {
    expect(mail.to?.map(({ address }) => address)).toEqual([person.email]);
    const headers = headersOf(mail);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(url).toContain(`${server.deps.config.publicUrl}/api/notifications/unsubscribe/`);
    const token = url.split('/').at(-1);
    expect(mail.text).toContain(`/account/unsubscribe/${token}`);
    expect(mail.html).toContain(`/account/unsubscribe/${token}"`);
    expect(mail.text).toContain(`${other.username} wants to connect with you`);
  }
});

test('a mailbox that is refused three times gets no more mails', async () => {
  const { person, notificationIds } = await askedPerson();
  isRefusing = true;
  const send = () =>
    mailNotifications(server.deps, mailer(), { userId: person.id, notificationIds });
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(send()).rejects.toMatchObject({ name: 'PermanentFailure' });
  await send();
  expect(tries).toBe(3);
  expect(received).toEqual([]);
  const { response } = await callAs(server, person, calls.readNotificationSettings);
  expect(response.is_mail_refused).toBe(true);
});

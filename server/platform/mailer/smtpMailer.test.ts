import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createSmtpMailer } from './smtpMailer';

const mail = {
  to: 'ann@example.org',
  subject: 'Grüße from Quad',
  text: 'Your code is 042917',
  html: '<p>Your code is <b>042917</b></p>',
};
let received: { mail: Email; to: string[] }[];
let refuse: { at: 'address' | 'content'; code: number } | null;
let server: SMTPServer;
let port: number;

const refusal = (at: 'address' | 'content') =>
  refuse?.at === at ? Object.assign(new Error('not today'), { responseCode: refuse.code }) : null;

beforeEach(async () => {
  received = [];
  refuse = null;
  server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'quad' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('no')),
    onRcptTo: (_, __, done) => done(refusal('address')),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ mail: await PostalMime.parse(raw), to });
        done(refusal('content'));
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.server.address() as AddressInfo);
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const mailer = (login = 'quad:p%40ss') =>
  createSmtpMailer({
    smtpUrl: `smtp://${login}@127.0.0.1:${port}`,
    from: 'Quad <no-reply@quad.example>',
  });

it('sends the mail to the server unchanged', async () => {
  await mailer().send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ann@example.org']);
  expect(received[0]?.mail).toMatchObject({
    from: { name: 'Quad', address: 'no-reply@quad.example' },
    to: [{ address: 'ann@example.org' }],
    subject: 'Grüße from Quad',
    text: 'Your code is 042917\n',
    html: '<p>Your code is <b>042917</b></p>\n',
  });
});

it('treats an address as one address and a subject as one line', async () => {
  const subject = 'Hello\r\nBcc: eve@example.org';
  await mailer().send({ ...mail, subject });
  expect(received[0]?.to).toEqual(['ann@example.org']);
  expect(received[0]?.mail.bcc).toBeUndefined();
  await mailer()
    .send({ ...mail, to: 'ann@example.org, eve@example.org' })
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
});

it.each([
  ['an address', 'address', 550],
  ['the content', 'content', 554],
] as const)('treats a refusal with %s as permanent', async (_, at, code) => {
  refuse = { at, code };
  await expect(mailer().send(mail)).rejects.toMatchObject({ name: 'PermanentFailure' });
});

it('lets temporary failures be retried: a busy server, a wrong login', async () => {
  refuse = { at: 'address', code: 450 };
  await expect(mailer().send(mail)).rejects.toMatchObject({ name: 'Error' });
  await expect(mailer('quad:wrong').send(mail)).rejects.toMatchObject({
    name: 'Error',
    code: 'EAUTH',
  });
});

it('fails while the server is down', async () => {
  const away = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@quad.example' });
  await expect(away.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});

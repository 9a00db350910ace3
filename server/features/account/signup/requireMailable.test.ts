import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { signupMessages } from '#contract/messages';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

const password = 'quiet-lantern-7';
const detail = signupMessages.emailUnreachable;
const received: string[] = [];

const startMail = async (hideSMTPUTF8: boolean) => {
  const mail = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    hideSMTPUTF8,
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((resolve) => void mail.listen(0, '127.0.0.1', resolve));
  const { port } = mail.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => mail.close(resolve));
  return { smtpUrl: `smtp://127.0.0.1:${port}`, close };
};

let mail: Awaited<ReturnType<typeof startMail>>;
let server: TestServer;
async function start(hideSMTPUTF8: boolean) {
  mail = await startMail(hideSMTPUTF8);
  server = await createTestServer({ config: { smtpUrl: mail.smtpUrl } });
}
beforeEach(() => received.splice(0));
afterEach(async () => {
  await server.close();
  await mail.close();
});

const post = (path: string, json: object, token?: string) =>
  server.api<{ detail: string; errors?: Record<string, string> }>('POST', path, {
    json,
    ...(token === undefined ? {} : { token }),
  });
const signUp = (email: string, username = 'juergen') =>
  post('/auth/signup/', { username, email, password });

test('a mail server without SMTPUTF8 gets no address beyond ASCII before the @', async () => {
  await start(true);
  const refused = { status: 400, body: { detail, errors: { email: detail } } };
  for (const email of ['jürgen@uni.example', 'আশা@uni.example'])
    expect(await signUp(email)).toMatchObject(refused);
  expect(await post('/auth/resend-otp/', { email: 'jürgen@uni.example' })).toMatchObject(refused);
  expect(await post('/auth/forgot-password/', { email: 'jürgen@uni.example' })).toMatchObject(
    refused,
  );
  const { token } = await server.person();
  expect(
    await post('/account/email', { new_email: 'jürgen@uni.example', password }, token),
  ).toMatchObject({ status: 400, body: { detail, errors: { new_email: detail } } });
  expect(await post('/account/institution', { email: 'jürgen@uni.example' }, token)).toMatchObject(
    refused,
  );
  expect(await server.deps.db.selectFrom('jobs').select('id').execute()).toEqual([]);
});

test('a host beyond ASCII is written in ASCII and gets its mail', async () => {
  await start(true);
  expect((await signUp('asha@bücher.example')).status).toBe(201);
  while ((await server.runJobs()) > 0);
  // The test's mail server shows hosts in Unicode.
  expect(received).toEqual(['asha@bücher.example']);
});

test('a mail server with SMTPUTF8 gets the mail', async () => {
  await start(false);
  expect((await signUp('jürgen@uni.example')).status).toBe(201);
  while ((await server.runJobs()) > 0);
  expect(received).toEqual(['jürgen@uni.example']);
});

test('while the mail server is down, an address is taken, because its mail is sent later', async () => {
  await start(true);
  await mail.close();
  expect((await signUp('jürgen@uni.example')).status).toBe(201);
});

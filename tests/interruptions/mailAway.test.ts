import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { startMailServer, type MailServer } from '../faults/support/mailServer';
import { provideDatabase } from '../faults/support/provideDatabase';
import { createTcpProxy, type TcpProxy, type LineState } from '../faults/support/tcpProxy';

/** Longer than the pause after a first failed attempt. */
const PAUSE_MS = 3_000;
/** Inside the text of a mail, well before its end. */
const MID_MAIL = 1_500;

let endDatabase: () => Promise<void>;
let mail: MailServer;
let line: TcpProxy;
let server: TestServer;

beforeAll(async () => {
  endDatabase = await provideDatabase();
  mail = await startMailServer();
  line = await createTcpProxy(mail.port);
  server = await createTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${line.port}` } });
});
afterAll(async () => {
  await server.close();
  await line.close();
  await mail.close();
  await endDatabase();
});
afterEach(() => line.setLineState({ kind: 'clear' }));

const addressOf = (username: string) => `${username}@campus.example`;
const signUp = async (username: string) => {
  const json = { username, email: addressOf(username), password: 'quiet-lantern-7' };
  return (await server.api('POST', '/auth/signup/', { json })).status;
};
const mailsTo = (username: string) =>
  mail.received.filter(({ to }) => to?.[0]?.address === addressOf(username));
const verify = async (username: string) => {
  const otp = /\d{6}/.exec(mailsTo(username)[0]?.subject ?? '')?.[0];
  const json = { email: addressOf(username), otp };
  return (await server.api('POST', '/auth/verify-otp/', { json })).status;
};

const faults: [string, string, LineState][] = [
  ['is gone', 'nusrat', { kind: 'cutting', bytes: 0 }],
  ['goes in the middle of a mail', 'tanvir', { kind: 'cutting', bytes: MID_MAIL }],
];

test.each(faults)(
  'while the mail server %s people can still sign up, and their code arrives later, once, and works',
  async (_, username, lineState) => {
    line.setLineState(lineState);
    expect(await signUp(username)).toBe(201);
    // One job to decide on the mail, and one to try to send it.
    expect(await server.runJobs()).toBe(2);
    expect(mailsTo(username)).toEqual([]);

    line.setLineState({ kind: 'clear' });
    server.clock.advance(PAUSE_MS);
    expect(await server.runJobs()).toBe(1);
    server.clock.advance(PAUSE_MS);
    expect(await server.runJobs()).toBe(0);
    expect(mailsTo(username)).toHaveLength(1);
    expect(await verify(username)).toBe(200);
  },
);

test('a slow mail server delays no request', async () => {
  line.setLineState({ kind: 'hole' });
  expect(await signUp('farhana')).toBe(201);
  const trying = server.runJobs();
  expect(await signUp('rafi')).toBe(201);
  expect([...mailsTo('farhana'), ...mailsTo('rafi')]).toEqual([]);

  line.setLineState({ kind: 'clear' });
  await trying;
  server.clock.advance(PAUSE_MS);
  await server.runJobs();
  for (const username of ['farhana', 'rafi']) {
    expect(mailsTo(username)).toHaveLength(1);
    expect(await verify(username)).toBe(200);
  }
});

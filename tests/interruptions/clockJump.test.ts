import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatMessage } from '#contract/entities/chat';
import type { Post } from '#contract/entities/post';
import { createMemoryRateLimits } from '#server/platform/http/limits/limiterRules';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, lastCodeTo, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { provideDatabase } from '../faults/support/provideDatabase';

const HOUR_MS = 3_600_000;
const RESEND_SECONDS = 60;
const FRAMES = 100;

let endDatabase: () => Promise<void>;
let server: TestServer;
let address: string;
let person: TestUser;
let friend: TestUser;

beforeAll(async () => {
  endDatabase = await provideDatabase();
  server = await createTestServer({ deps: { limits: createMemoryRateLimits() } });
  address = await server.listen();
});
afterAll(async () => {
  await server.close();
  await endDatabase();
});
beforeEach(async () => {
  [person, friend] = [await server.person(), await server.person()];
  await connectUsers(server, person, friend);
});
afterEach(() => jest.useRealTimers());

const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the clock of the whole process; its timers continue, as on a real machine. */
function setClock(hours: number): void {
  jest.useRealTimers();
  jest.useFakeTimers({ doNotFake: [...TIMERS], now: Date.now() + hours * HOUR_MS });
}

const statusOf = async ({ token }: Pick<TestUser, 'token'>) =>
  (await server.api('GET', '/auth/users/me', { token })).status;

describe.each([6, -6])('a clock that is set by %i hours', (hours) => {
  test('keeps messages and posts in the order in which they were written', async () => {
    const socket = await openSocket(address, person);
    const write = async (content: string) => {
      await socket.say(friend, content);
      const form = { content };
      await server.api('POST', '/posts/create_text_post', { token: person.token, form });
    };
    await write('first');
    setClock(hours);
    await write('second');
    setClock(0);
    await write('third');

    for (const [reader, other] of [
      [person, friend],
      [friend, person],
    ] as const) {
      const { token } = reader;
      const path = `/chat/chat/history/${other.id}?limit=50`;
      const { body } = await server.api<ChatMessage[]>('GET', path, { token });
      expect(body.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
      const feed = await server.api<{ posts: Post[] }>('GET', '/posts?limit=3', { token });
      expect(feed.body.posts.map(({ content }) => content)).toEqual(['third', 'second', 'first']);
    }
    socket.raw.close();
    await socket.closed;
  });

  test('keeps remembered sessions, including their open sockets, even when it is corrected', async () => {
    const socket = await openSocket(address, person);
    setClock(hours);
    expect(await statusOf(person)).toBe(200);
    await socket.quiet();
    setClock(0);
    expect(await statusOf(person)).toBe(200);
    expect(await socket.say(friend, 'still here')).toMatchObject({ content: 'still here' });
    socket.raw.close();
    await socket.closed;
  });

  test('does not raise the limit of frames', async () => {
    const socket = await openSocket(address, person);
    for (let i = 0; i < FRAMES; i += 1) socket.send({ type: 'ping' });
    setClock(hours);
    socket.send({ type: 'ping' });
    expect(await socket.next('error')).toMatchObject({ code: 'rate_limited' });
    socket.raw.close();
    await socket.closed;
  });
});

const signUp = async (username: string) => {
  const email = `${username}@campus.example`;
  const json = { username, email, password: 'quiet-lantern-7' };
  expect((await server.api('POST', '/auth/signup/', { json })).status).toBe(201);
  return email;
};
const verify = async (email: string, otp: string) =>
  (await server.api<{ detail: string }>('POST', '/auth/verify-otp/', { json: { email, otp } }))
    .status;
const resend = (email: string) =>
  server.api<{ detail: string }>('POST', '/auth/resend-otp/', { json: { email } });

test('ends a session without "remember me" after the clock has passed its hours, and says so', async () => {
  const brief = await server.person({ remember: false });
  setClock(6);
  expect(await statusOf(brief)).toBe(401);
  setClock(0);
  setClock(-6);
  const other = await server.person({ remember: false });
  setClock(-5);
  expect(await statusOf(other)).toBe(200);
});

test('a code expires after the clock has passed its hours, and the next one works', async () => {
  const email = await signUp('leaps');
  const code = await lastCodeTo(server, email);
  setClock(6);
  expect(await verify(email, code)).toBe(400);
  expect((await resend(email)).status).toBe(200);
  expect(await verify(email, await lastCodeTo(server, email))).toBe(200);
});

test('after the clock was set back a code works, and no one waits longer than before', async () => {
  const email = await signUp('slips');
  const code = await lastCodeTo(server, email);
  setClock(-6);
  const { status, headers } = await resend(email);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(RESEND_SECONDS);
  expect(await verify(email, code)).toBe(200);
});

test('a mail that was queued when the clock was set back is still sent', async () => {
  await server.runJobs();
  const outbox = async () => readdir(join(server.deps.config.dataDir, 'outbox')).catch(() => []);
  const before = (await outbox()).length;
  await signUp('waits');
  setClock(-6);
  expect(await server.runJobs()).toBe(2);
  expect(await outbox()).toHaveLength(before + 1);
  expect(await server.runJobs()).toBe(0);
});

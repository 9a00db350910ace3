import { verify } from 'node:crypto';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { createReadingBrowser, type ReadingBrowser } from '#server/testing/services/testBrowser';
import { startPushService, type PushService } from '#server/testing/services/startPushService';
import { queuePushes } from './startPushes';
import type { PushMessage } from './readNews';

let service: PushService;
let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let browser: ReadingBrowser;

beforeAll(async () => {
  service = await startPushService();
  const { outsideWeb } = service;
  server = await createTestServer({
    config: { webPush: { contact: 'help@quad.example' } },
    deps: { outsideWeb },
    outsideWeb,
  });
  address = await server.listen();
});
afterAll(async () => {
  await server.close();
  await service.stop();
});
beforeEach(async () => {
  service.arrived.length = 0;
  service.status = 201;
  nusrat = await server.person();
  tanvir = await server.person();
  browser = createReadingBrowser(service.origin);
  await subscribe(nusrat, browser);
});

const subscribe = (person: TestUser, { subscription }: ReadingBrowser) =>
  callAs(server, person, calls.subscribePush, { body: subscription });
const ask = (from = tanvir) =>
  callAs(server, from, calls.connect, { body: { friend_id: nusrat.id } });
const save = (...settings: object[]) =>
  callAs(server, nusrat, calls.saveNotificationSettings, { body: { settings } });
const subscriptions = () =>
  server.deps.db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', nusrat.id)
    .select(['id', 'endpoint', 'failures'])
    .orderBy('id')
    .execute();

/** Lets some seconds pass, sends what is due, and returns what has arrived at a browser so far. */
async function pushedAfter(seconds: number, to = browser): Promise<PushMessage[]> {
  server.clock.advance(seconds * 1_000);
  await queuePushes(server.deps);
  await server.runJobs();
  const { pathname } = new URL(to.subscription.endpoint);
  return service.arrived
    .filter(({ path }) => path === pathname)
    .map(({ body }) => JSON.parse(to.read(body)) as PushMessage);
}

test('a request is pushed seconds later, encrypted for the browser', async () => {
  await ask();
  expect(await pushedAfter(4)).toEqual([]);
  expect(await pushedAfter(2)).toEqual([
    {
      title: `${tanvir.username} wants to connect with you`,
      body: '',
      path: '/dashboard/suggested-users',
      tag: expect.stringMatching(/^notification:\d+$/) as string,
    },
  ]);
  expect(await pushedAfter(60)).toHaveLength(1);
  const [arrived] = service.arrived;
  expect(arrived?.headers).toMatchObject({
    ttl: '86400',
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/) as string,
  });
  expect(arrived?.body.toString('latin1')).not.toContain('connect');
  const other = createReadingBrowser(service.origin);
  expect(() => other.read(arrived?.body ?? Buffer.alloc(0))).toThrow();
});

test('the messages are signed with the key that browsers subscribe with', async () => {
  const { response } = await callAs(server, nusrat, calls.readPushKey);
  await ask();
  await pushedAfter(6);
  const [, token = '', key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(service.arrived[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(response.public_key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(response.public_key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: 'mailto:help@quad.example',
  });
});

test('messages are pushed once for a conversation, without their text', async () => {
  await callAs(server, tanvir, calls.changeDetails, { body: { display_name: 'Tanvir Rahman' } });
  await connectUsers(server, nusrat, tanvir);
  const his = await openSocket(address, tanvir);
  await his.say(nusrat, 'The secret plan');
  await his.say(nusrat, 'is in the annex.');
  await his.quiet();
  expect(await pushedAfter(4)).toEqual([]);
  const expected = {
    title: 'New message from Tanvir Rahman',
    body: '',
    path: '/dashboard/chat',
    tag: `message:${tanvir.id}`,
  };
  expect(await pushedAfter(2)).toEqual([expected]);
  expect(await pushedAfter(60)).toHaveLength(1);
  await his.say(nusrat, 'Third.');
  await his.quiet();
  expect(await pushedAfter(6)).toEqual([expected, expected]);
  await save({ type: 'message', in_app: true, mail: 'daily', push: false });
  await his.say(nusrat, 'Fourth.');
  await his.quiet();
  expect(await pushedAfter(6)).toHaveLength(2);
});

test('a message that was read within seconds is not pushed', async () => {
  await connectUsers(server, nusrat, tanvir);
  const [his, hers] = [await openSocket(address, tanvir), await openSocket(address, nusrat)];
  await his.say(nusrat, 'Hello');
  const { response } = await callAs(server, nusrat, calls.readHistory, {
    params: { user_id: tanvir.id },
  });
  hers.send({
    type: 'read_receipt',
    chat_id: tanvir.id,
    last_read_id: response.at(-1)?.id ?? 0,
  });
  await hers.quiet();
  expect(await pushedAfter(6)).toEqual([]);
});

test.each([
  ['was read', () => callAs(server, nusrat, calls.markAllNotificationsRead)],
  [
    'is by someone blocked',
    () => callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } }),
  ],
  [
    'is of a type that was turned off',
    () => save({ type: 'connection_request', in_app: true, mail: 'never', push: false }),
  ],
  [
    'is for an account that was disabled',
    () =>
      server.deps.db
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('id', '=', nusrat.id)
        .execute(),
  ],
  [
    'is for a session that ended by itself',
    () =>
      server.deps.db
        .updateTable('sessions')
        .set({ idle_expires_at: new Date(0) })
        .where('user_id', '=', nusrat.id)
        .execute(),
  ],
  ['is for someone who logged out', () => callAs(server, nusrat, calls.logout)],
])('what %s meanwhile is not pushed', async (_what, meanwhile) => {
  await ask();
  await meanwhile();
  expect(await pushedAfter(6)).toEqual([]);
});

test('only types with push are pushed, by the settings of each person', async () => {
  const { response } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'hello' },
  });
  await callAs(server, tanvir, calls.like, { body: { post_id: response.id } });
  expect(await pushedAfter(6)).toEqual([]);
  await save({ type: 'like', in_app: false, mail: 'never', push: true });
  await callAs(server, await server.person(), calls.like, { body: { post_id: response.id } });
  expect(await pushedAfter(6)).toMatchObject([
    {
      body: 'hello',
      path: `/dashboard/posts?highlight=${response.id}`,
      tag: `like:${response.id}`,
    },
  ]);
});

test('logging out deletes the subscription of that session only', async () => {
  const elsewhere = createReadingBrowser(service.origin);
  await callAs(server, tanvir, calls.subscribePush, { body: elsewhere.subscription });
  await callAs(server, nusrat, calls.logout);
  expect(await subscriptions()).toEqual([]);
  const left = server.deps.db.selectFrom('push_subscriptions').where('user_id', '=', tanvir.id);
  expect(await left.select('endpoint').execute()).toEqual([
    { endpoint: elsewhere.subscription.endpoint },
  ]);
});

test('an eleventh browser replaces the oldest, even if all subscribe at once', async () => {
  const more = Array.from({ length: 10 }, () => createReadingBrowser(service.origin));
  const statuses = await Promise.all(more.map((each) => subscribe(nusrat, each)));
  expect(statuses.every(({ status }) => status === 201)).toBe(true);
  const kept = (await subscriptions()).map(({ endpoint }) => endpoint);
  expect(kept.sort()).toEqual(more.map(({ subscription }) => subscription.endpoint).sort());
});

test('a browser is stored once, for whoever subscribed last', async () => {
  await subscribe(nusrat, browser);
  expect(await subscriptions()).toHaveLength(1);
  await subscribe(tanvir, browser);
  expect(await subscriptions()).toEqual([]);
});

test.each([404, 410])('a browser whose push service responds %i is forgotten', async (status) => {
  service.status = status;
  await ask();
  await pushedAfter(6);
  expect(await subscriptions()).toEqual([]);
});

test.each([400, 429, 500, 307])(
  'ten messages in a row with %i end a subscription, and each is sent once',
  async (status) => {
    service.status = status;
    for (let sent = 1; sent <= 9; sent += 1) await ask(await server.person());
    expect(await pushedAfter(6)).toHaveLength(9);
    expect(await subscriptions()).toMatchObject([{ failures: 9 }]);
    service.status = 201;
    await ask(await server.person());
    await pushedAfter(6);
    expect(await subscriptions()).toMatchObject([{ failures: 0 }]);
    service.status = status;
    for (let sent = 1; sent <= 10; sent += 1) await ask(await server.person());
    await pushedAfter(6);
    expect(await subscriptions()).toEqual([]);
  },
);

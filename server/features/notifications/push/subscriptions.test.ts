import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { createReadingBrowser } from '#server/testing/services/testBrowser';
import { forgetOldPushes, startPushes } from './startPushes';

const HOUR_MS = 3_600_000;
const config = { webPush: { contact: 'help@quad.example' } };
const browser = createReadingBrowser();
let server: TestServer;
let nusrat: TestUser;

beforeAll(async () => {
  server = await createTestServer({ config });
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  await callAs(server, nusrat, calls.subscribePush, { body: browser.subscription });
});

const subscriptions = () =>
  server.deps.db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', nusrat.id)
    .select('endpoint')
    .execute();

test.each([
  ['http://push.test/a', 'endpoint'],
  ['https://10.0.0.1/a', 'endpoint'],
  ['https://unknown.invalid/a', 'endpoint'],
  ['hello', 'endpoint'],
])('the address %s is refused at its field', async (endpoint, field) => {
  const { keys } = browser.subscription;
  const { status, problem } = await callAs(server, nusrat, calls.subscribePush, {
    body: { endpoint, keys },
  });
  expect(status).toBe(400);
  expect(problem.errors).toHaveProperty(field);
});

test('a key that is no point of the curve is refused', async () => {
  const { endpoint, keys } = browser.subscription;
  const p256dh = `B${'k'.repeat(86)}`;
  const refused = await callAs(server, nusrat, calls.subscribePush, {
    body: { endpoint, keys: { ...keys, p256dh } },
  });
  expect(refused.status).toBe(400);
});

test('several processes that start at once have the same keys, unlike those of another campus', async () => {
  const fresh = await createTestServer({ config });
  const stops = await Promise.all([1, 2, 3].map(() => startPushes(fresh.deps)));
  const { public_key: first } = await fresh.deps.db
    .selectFrom('web_push')
    .select('public_key')
    .executeTakeFirstOrThrow();
  const other = await callAs(server, nusrat, calls.readPushKey);
  expect(first).not.toBe(other.response.public_key);
  await Promise.all(stops.map((stop) => stop()));
  await fresh.close();
});

test('with another secret key, a new pair replaces the one that cannot be opened', async () => {
  const before = await callAs(server, nusrat, calls.readPushKey);
  const stored = await server.deps.db.selectFrom('web_push').selectAll().executeTakeFirstOrThrow();
  expect(stored.private_key.length).toBeGreaterThan(43);
  await server.deps.db
    .updateTable('web_push')
    .set({ private_key: server.deps.secrets.seal('another use', 'key') })
    .execute();
  const { response } = await callAs(server, nusrat, calls.readPushKey);
  expect(response.public_key).not.toBe(before.response.public_key);
  expect(await subscriptions()).toEqual([]);
});

test('while pushes are off, the calls say so and what waits is deleted after a day', async () => {
  await callAs(server, await server.person(), calls.connect, { body: { friend_id: nusrat.id } });
  const waiting = () =>
    server.deps.db.selectFrom('notification_pushes').select('user_id').execute();
  expect(await waiting()).toEqual([{ user_id: nusrat.id }]);
  server.clock.advance(25 * HOUR_MS);
  await forgetOldPushes(server.deps.db, server.clock.now());
  expect(await waiting()).toEqual([]);
  const off = await createTestServer();
  const person = await off.person();
  expect((await callAs(off, person, calls.readPushKey)).status).toBe(404);
  const refused = await callAs(off, person, calls.subscribePush, { body: browser.subscription });
  expect(refused.status).toBe(404);
  await off.close();
});

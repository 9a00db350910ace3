import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser } from '#server/testing/factories';
import { calendarFeedLimit } from './calendarRoutes';
import { calendarOwnerLimit } from './readFeed';
import { createFeed, fetchFeed } from './testing/feeds';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    config: { rateLimits: 'on', apiLimits: { perToken: 10_000, perAddress: 10_000 } },
  });
});
afterAll(() => server.close());

test('one calendar may be asked for so often, at whatever address it is, and others go on', async () => {
  const owner = await createVerifiedUser(server);
  const first = await createFeed(server, owner);
  for (let i = 0; i < calendarOwnerLimit.points; i += 1) {
    expect((await fetchFeed(server, first)).statusCode).toBe(200);
  }
  expect((await fetchFeed(server, first)).statusCode).toBe(429);
  expect((await fetchFeed(server, await createFeed(server, owner))).statusCode).toBe(429);
  const other = await createFeed(server, await createVerifiedUser(server));
  expect((await fetchFeed(server, other)).statusCode).toBe(200);
});

test('one network address may ask for calendars so often, and is then told when to come back', async () => {
  const unknown = 'https://quad.example/api/calendar/feed/unknown';
  const tries = calendarFeedLimit.points;
  const statuses: number[] = [];
  for (let i = 0; i < tries; i += 1) statuses.push((await fetchFeed(server, unknown)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  const url = await createFeed(server, await createVerifiedUser(server));
  const { statusCode, headers } = await fetchFeed(server, url);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

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

test('requests for one calendar are limited, from any address, and other calendars are unaffected', async () => {
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

test('requests of one network address are limited, and the refusal has a retry time', async () => {
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

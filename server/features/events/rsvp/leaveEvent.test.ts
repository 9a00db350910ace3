import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { announce } from '../testing/announce';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const heard = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response.map(({ type }) => type);

test('news of an event are withdrawn from a person who leaves before reading them', async () => {
  const [host, a, b, c] = await Promise.all([
    server.person(),
    server.person(),
    server.person(),
    server.person(),
  ]);
  const { id: postId, event } = await announce(server, host, { capacity: '1' });
  const params = { id: event.id };
  const wait = (user: TestUser) =>
    callAs(server, user, calls.setRsvp, { params, body: { status: 'going', waitlist: true } });
  const leave = (user: TestUser) => callAs(server, user, calls.deleteRsvp, { params });
  await wait(a);
  await wait(b);
  const body = { event_time: '20:00' };
  await callAs(server, host, calls.updateEventPost, { params: { id: postId }, body });
  await leave(a);
  expect(await heard(b)).toEqual(['event_place', 'event_changed']);
  await wait(c);
  await leave(b);
  expect(await heard(a)).toEqual([]);
  expect(await heard(b)).toEqual([]);
  expect(await heard(c)).toEqual(['event_place']);
});

import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';

let server: TestServer;
let sender: TestUser;
let receiver: TestUser;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimits: 'on' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  [sender, receiver] = [await server.person(), await server.person()];
});

const ask = (from = sender, to = receiver) =>
  callAs(server, from, calls.connect, { body: { friend_id: to.id } });
const withdraw = (request_id = 0) =>
  callAs(server, sender, calls.withdrawRequest, { params: { request_id } });

test('a request that is withdrawn and repeated notifies once, and is listed as pending', async () => {
  const window = await openSocket(await server.listen(), receiver);
  const { response: first } = await ask();
  await withdraw(first.request_id);
  const { response: second } = await ask();
  // One for the withdrawal, one for the repeated request.
  await waitUntil(() => expect(window.of('connections_changed')).toHaveLength(2));
  expect(window.of('notification')).toHaveLength(1);
  const { response: notifications } = await callAs(server, receiver, calls.listNotifications);
  expect(notifications).toMatchObject([{ type: 'connection_request', is_read: true }]);
  const { response: pending } = await callAs(server, receiver, calls.listPendingRequests);
  expect(pending).toMatchObject([{ request_id: second.request_id }]);
  window.raw.close();
});

test('one person sends sixty requests an hour; more are refused with a retry time', async () => {
  for (let i = 0; i < 60; i += 1) await ask();
  const refused = await ask(sender, await server.person());
  expect(refused.status).toBe(429);
  expect(refused.problem.detail).toBe(
    'Too many connection requests. Please try again in 60 minutes.',
  );
  expect((await ask(await server.person())).status).toBe(201);
});

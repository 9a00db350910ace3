import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let rafi: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  rafi = await createVerifiedUser(server);
});

const ask = async (from: TestUser, to: TestUser) =>
  (await callAs(server, from, calls.connect, { body: { friend_id: to.id } })).response.request_id ??
  0;
const withdraw = async (user: TestUser, request_id: number) =>
  (await callAs(server, user, calls.withdrawRequest, { params: { request_id } })).status;
const accept = async (user: TestUser, request_id: number) =>
  (await callAs(server, user, calls.acceptRequest, { params: { request_id } })).status;
const reject = async (user: TestUser, request_id: number) =>
  (await callAs(server, user, calls.rejectRequest, { params: { request_id } })).status;
const notificationsOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response;

testRefusals(() => server, ['withdrawRequest']);

test('only the sender withdraws a request: for all others it does not exist', async () => {
  const request = await ask(nusrat, tanvir);
  expect(await withdraw(tanvir, request)).toBe(404);
  expect(await withdraw(rafi, request)).toBe(404);
  expect(await withdraw(nusrat, 999_999)).toBe(404);
  expect(await withdraw(nusrat, request)).toBe(204);
});

test('a withdrawn request can be neither decided nor withdrawn again, but sent again immediately', async () => {
  const request = await ask(nusrat, tanvir);
  expect(await withdraw(nusrat, request)).toBe(204);
  expect((await callAs(server, tanvir, calls.listPendingRequests)).response).toEqual([]);
  expect(await accept(tanvir, request)).toBe(404);
  expect(await reject(tanvir, request)).toBe(404);
  expect(await withdraw(nusrat, request)).toBe(404);
  expect(await ask(nusrat, tanvir)).toBeGreaterThan(request);
});

test.each([
  ['accepted', accept],
  ['rejected', reject],
])('a request that was %s cannot be withdrawn', async (_, decide) => {
  const request = await ask(nusrat, tanvir);
  await decide(tanvir, request);
  expect(await withdraw(nusrat, request)).toBe(409);
});

test('the notification of the request is deleted with it, in the receiver’s open windows too', async () => {
  const request = await ask(nusrat, tanvir);
  const [told] = await notificationsOf(tanvir);
  const window = await openSocket(address, tanvir);
  await withdraw(nusrat, request);
  expect(await notificationsOf(tanvir)).toEqual([]);
  expect(await window.next('notifications_read')).toEqual({
    type: 'notifications_read',
    ids: [told?.id],
  });
  window.raw.close();
  await window.closed;
});

test.each([
  ['accepted', accept],
  ['rejected', reject],
  ['answered by asking back', async () => void (await ask(tanvir, nusrat))],
])(
  'the notification of a request that was %s counts as read, in open windows too',
  async (_, answer) => {
    const request = await ask(nusrat, tanvir);
    await ask(rafi, tanvir);
    const window = await openSocket(address, tanvir);
    await answer(tanvir, request);
    const [other, answered] = await notificationsOf(tanvir);
    expect([other?.is_read, answered?.is_read]).toEqual([false, true]);
    expect(await window.next('notifications_read')).toEqual({
      type: 'notifications_read',
      ids: [answered?.id],
    });
    window.raw.close();
    await window.closed;
  },
);

test('a request withdrawn and accepted at once ends in one state', async () => {
  const rounds = Array.from({ length: 15 }, async (_, round) => {
    const [a, b] = await Promise.all([createVerifiedUser(server), createVerifiedUser(server)]);
    const request = await ask(a, b);
    const both = [() => withdraw(a, request), () => accept(b, request)];
    if (round % 2 === 1) both.reverse();
    const statuses = await Promise.all(both.map((act) => act()));
    const { response } = await callAs(server, a, calls.listConnections);
    expect(statuses.sort()).toEqual(response.length === 1 ? [200, 409] : [204, 404]);
  });
  await Promise.all(rounds);
});

import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let sender: TestUser;
let receiver: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  sender = await server.person();
  receiver = await server.person();
});
afterAll(() => server.close());

testRefusals(() => server, ['listSentRequests']);

const ask = async (to: TestUser) =>
  (await callAs(server, sender, calls.connect, { body: { friend_id: to.id } })).response.request_id;
const sent = async (user = sender) => (await callAs(server, user, calls.listSentRequests)).response;
const decide =
  (name: 'acceptRequest' | 'rejectRequest' | 'withdrawRequest', user: TestUser) =>
  async (request_id: number) =>
    callAs(server, user, calls[name], { params: { request_id } });

test('sent requests are listed for their sender, newest first', async () => {
  const first = await ask(receiver);
  const other = await server.person();
  const second = await ask(other);
  expect(await sent()).toMatchObject([
    expect.objectContaining({ request_id: second, receiver_id: other.id }),
    {
      request_id: first,
      receiver_id: receiver.id,
      username: receiver.username,
      display_name: null,
      profile_picture: null,
      created_at: expect.any(String) as string,
    },
  ]);
  expect(await sent(receiver)).toEqual([]);
  const page = await callAs(server, sender, calls.listSentRequests, {
    query: { limit: 1, offset: 1 },
  });
  expect(page.response.map(({ request_id }) => request_id)).toEqual([first]);
});

test.each([
  ['accepted', () => decide('acceptRequest', receiver)],
  ['rejected', () => decide('rejectRequest', receiver)],
  ['withdrawn', () => decide('withdrawRequest', sender)],
])('a request that was %s is no longer listed', async (_, act) => {
  const id = await ask(receiver);
  await act()(id ?? 0);
  expect(await sent()).toEqual([]);
});

test('a request to a person who blocked its sender is no longer listed', async () => {
  await ask(receiver);
  await callAs(server, receiver, calls.block, { body: { user_id: sender.id } });
  expect(await sent()).toEqual([]);
});

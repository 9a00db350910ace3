import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

async function ask(sender: TestUser, receiver: TestUser): Promise<void> {
  const body = { friend_id: receiver.id };
  expect((await callAs(server, sender, calls.connect, { body })).status).toBe(201);
}

test('found people have the state of the reader’s connection with them', async () => {
  const person = (username: string) =>
    createVerifiedUser(server, { username, university: 'BUET', interests: ['Tides'] });
  const names = ['tide_me', 'tide_friend', 'tide_asked', 'tide_asking', 'tide_other'];
  const people = await Promise.all(names.map(person));
  const [me, friend, asked, asking] = people as [TestUser, TestUser, TestUser, TestUser];
  const connection_id = await connectUsers(server, me, friend);
  await ask(me, asked);
  await ask(asking, me);
  const request = { request_id: expect.any(Number) as number };
  const expected = {
    tide_friend: { status: 'connected', connection_id },
    tide_asked: { status: 'pending_out', ...request },
    tide_asking: { status: 'pending_in', ...request },
    tide_other: { status: 'none' },
  };
  const called = await callAs(server, me, calls.lookupPeople, { query: { keyword: 'tide_' } });
  const working = await callAs(server, me, calls.searchPeople, { query: { keyword: 'tides' } });
  for (const { response } of [called, working]) {
    const states = response.people.map(({ username, connection }) => [username, connection]);
    expect(Object.fromEntries(states)).toMatchObject(expected);
  }
});

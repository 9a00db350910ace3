import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let people: [TestUser, TestUser, TestUser];
let sockets: [TestSocket, TestSocket, TestSocket];

beforeAll(async () => {
  server = await createTestServer();
  const address = await server.listen();
  people = [
    await createVerifiedUser(server),
    await createVerifiedUser(server),
    await createVerifiedUser(server),
  ];
  await connectUsers(server, people[0], people[1]);
  sockets = [
    await openSocket(address, people[0]),
    await openSocket(address, people[1]),
    await openSocket(address, people[2]),
  ];
});
afterAll(() => server.close());

async function type(to: TestUser) {
  sockets[0].send({ type: 'typing', receiver_id: to.id });
  for (const socket of sockets) await socket.quiet();
}

test('a connection sees a person type, at most once in three seconds', async () => {
  for (let i = 0; i < 5; i += 1) await type(people[1]);
  expect(sockets[1].of('typing')).toEqual([{ type: 'typing', sender_id: people[0].id }]);
  server.clock.advance(3_000);
  await type(people[1]);
  expect(sockets[1].of('typing')).toHaveLength(2);
});

test('a clock set back does not suppress typing', async () => {
  const before = sockets[1].of('typing').length;
  server.clock.advance(-6 * 3_600_000);
  await type(people[1]);
  expect(sockets[1].of('typing')).toHaveLength(before + 1);
});

test('a stranger sees nothing, and neither does the typist', async () => {
  await type(people[2]);
  expect(sockets[2].of('typing')).toEqual([]);
  expect(sockets[0].of('typing')).toEqual([]);
  expect(sockets[0].of('error')).toEqual([]);
});

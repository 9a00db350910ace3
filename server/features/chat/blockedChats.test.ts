import { calls } from '#contract/calls/index';
import { callAs } from '../../testing/callAs';
import { createTestServer, type TestServer } from '../../testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '../../testing/factories';
import { openSocket } from '../../testing/openSocket';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let friend: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  const address = await server.listen();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  friend = await createVerifiedUser(server);
  for (const other of [tanvir, friend]) {
    await connectUsers(server, nusrat, other);
    const socket = await openSocket(address, other);
    await socket.say(nusrat, 'Salam!');
    socket.raw.close();
  }
});
afterAll(() => server.close());

const linesOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).answer.map(({ user_id }) => user_id);
const historyOf = (user: TestUser, other: TestUser) =>
  callAs(server, user, calls.readHistory, { params: { user_id: other.id } });

test('a block hides the conversation and its history from both, and an unblock brings them back', async () => {
  expect(await linesOf(nusrat)).toEqual([friend.id, tanvir.id]);
  await callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
  expect(await linesOf(nusrat)).toEqual([friend.id]);
  expect(await linesOf(tanvir)).toEqual([]);
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const) {
    const { status, problem } = await historyOf(reader, other);
    expect([status, problem.detail]).toEqual([404, 'There is no such person.']);
  }
  expect((await historyOf(nusrat, friend)).answer).toHaveLength(1);

  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
  expect(await linesOf(nusrat)).toEqual([friend.id, tanvir.id]);
  expect((await historyOf(tanvir, nusrat)).answer).toHaveLength(1);
});

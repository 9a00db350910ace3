import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { setDisabled } from '#domain/people';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let friend: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
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
  (await callAs(server, user, calls.listConversations)).response.map(({ user_id }) => user_id);
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
    expect([status, problem.detail]).toEqual([404, 'This person does not exist.']);
  }
  expect((await historyOf(nusrat, friend)).response).toHaveLength(1);

  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
  expect(await linesOf(nusrat)).toEqual([friend.id, tanvir.id]);
  expect((await historyOf(tanvir, nusrat)).response).toHaveLength(1);
});

test('a disabled account receives no messages, and enabling it restores the conversation', async () => {
  const socket = await openSocket(address, nusrat);
  await setDisabled(server.deps.db, friend.id, server.clock.now());
  expect(await linesOf(nusrat)).not.toContain(friend.id);
  expect((await historyOf(nusrat, friend)).status).toBe(404);
  const message = { receiver_id: friend.id, message_type: 'text', content: 'Are you there?' };
  for (const client_id of [undefined, randomUUID()]) {
    socket.send({ type: 'message', ...message, ...(client_id && { client_id }) });
    expect(await socket.next('error')).toMatchObject({ code: 'not_connected' });
  }
  await setDisabled(server.deps.db, friend.id, null);
  await socket.say(friend, 'Welcome back!');
  expect((await historyOf(nusrat, friend)).response).toHaveLength(2);
  socket.raw.close();
});

import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let hers: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  hers = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
});
afterEach(() => {
  hers.raw.terminate();
  his.raw.terminate();
});
afterAll(() => server.close());

const quiet = async () => {
  await hers.quiet();
  await his.quiet();
};
const block = () => callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
async function endConnection() {
  const { response } = await callAs(server, nusrat, calls.listConnections);
  const id = response[0]?.connection_id ?? 0;
  await callAs(server, nusrat, calls.removeConnection, { params: { id } });
}
const unreadOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).response.map((line) => line.unread_count);
const forget = async () => {
  await quiet();
  for (const socket of [hers, his]) socket.frames.length = 0;
};

describe.each(['her', 'him'])('after a block, a receipt of %s', (who) => {
  test('notifies no one, leaves the badge unchanged and marks nothing', async () => {
    const [reading, reader, writing, writer] =
      who === 'her' ? [hers, nusrat, his, tanvir] : [his, tanvir, hers, nusrat];
    const { id } = await writing.say(reader, 'before the block');
    await block();
    await forget();
    reading.send({ type: 'read_receipt', chat_id: writer.id, last_read_id: id });
    await quiet();
    for (const socket of [hers, his]) {
      expect(socket.of('read_receipt')).toEqual([]);
      expect(socket.of('error')).toEqual([]);
    }
    await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
    expect(await unreadOf(reader)).toEqual([1]);
    const params = { user_id: reader.id };
    const { response } = await callAs(server, writer, calls.readHistory, { params });
    expect(response.map((message) => message.is_read)).toEqual([false]);
  });
});

test('after a connection ended, its history can still be marked as read: the badge falls, and the writer sees the ticks', async () => {
  const { id } = await hers.say(tanvir, 'before the end');
  await endConnection();
  await forget();
  his.send({ type: 'read_receipt', chat_id: nusrat.id, last_read_id: id });
  await quiet();
  expect(his.of('read_receipt')).toEqual([
    {
      ...{ type: 'read_receipt', sender_id: nusrat.id, read_count: 1 },
      ...{ unread_count: 0, last_message_id: id, last_read_id: id },
    },
  ]);
  expect(hers.of('read_receipt')).toEqual([
    { type: 'read_receipt', chat_id: tanvir.id, last_read_id: id, read_count: 0 },
  ]);
  expect(await unreadOf(tanvir)).toEqual([0]);
});

test.each(['an ending', 'a block'])(
  'after %s a message sent again is acknowledged to its sender, and the other gets no frame',
  async (how) => {
    const stored = await hers.say(tanvir, 'once', 'again');
    if (how === 'a block') await block();
    else await endConnection();
    await forget();
    expect(await hers.say(tanvir, 'once', 'again')).toEqual(stored);
    await quiet();
    expect(his.of('message')).toEqual([]);
  },
);

test.each(['an ending', 'a block'])(
  'after %s neither can write to the other, and neither sees the other type',
  async (how) => {
    await hers.say(tanvir, 'before');
    if (how === 'a block') await block();
    else await endConnection();
    await forget();
    for (const [from, to] of [
      [hers, tanvir],
      [his, nusrat],
    ] as const) {
      from.send({ receiver_id: to.id, content: 'after', message_type: 'text' });
      expect(await from.next('error')).toMatchObject({ code: 'not_connected' });
      from.send({ type: 'typing', receiver_id: to.id });
    }
    await quiet();
    for (const socket of [hers, his]) {
      expect(socket.of('message')).toEqual([]);
      expect(socket.of('typing')).toEqual([]);
    }
  },
);

test('a client id reused for another person sends that person nothing', async () => {
  const third = await createVerifiedUser(server);
  await connectUsers(server, nusrat, third);
  const theirs = await openSocket(address, third);
  const stored = await hers.say(tanvir, 'for you', 'same');
  await forget();
  expect(await hers.say(third, 'for another', 'same')).toEqual(stored);
  await theirs.quiet();
  await quiet();
  expect(theirs.of('message')).toEqual([]);
  expect(his.of('message')).toEqual([]);
  theirs.raw.terminate();
});

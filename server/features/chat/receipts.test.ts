import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let writer: TestUser;
let reader: TestUser;
let writing: TestSocket;
let reading: TestSocket;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  writer = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
  await connectUsers(server, writer, reader);
  writing = await openSocket(address, writer);
  reading = await openSocket(address, reader);
});
afterEach(() => {
  writing.raw.terminate();
  reading.raw.terminate();
});
afterAll(() => server.close());

async function write(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 1; i <= count; i += 1) ids.push((await writing.say(reader, `message ${i}`)).id);
  return ids;
}
async function read(upTo: number | undefined, socket = reading, of = writer) {
  socket.send({ type: 'read_receipt', chat_id: of.id, last_read_id: upTo });
  await socket.quiet();
  await writing.quiet();
}
const line = async () => (await callAs(server, reader, calls.listConversations)).response[0];
const unread = async () => (await line())?.unread_count;
const isRead = async () => {
  const params = { user_id: reader.id };
  const { response } = await callAs(server, writer, calls.readHistory, { params });
  return response.map((message) => message.is_read);
};
const receipts = () => [writing.of('read_receipt'), reading.of('read_receipt')];

test('the author learns how far was read, and the reader’s windows how many to subtract', async () => {
  const second = await openSocket(address, reader);
  const [, middle, last] = await write(3);
  await read(middle);
  const left = { unread_count: 1, last_message_id: last, last_read_id: middle };
  const counted = { sender_id: writer.id, read_count: 2, ...left };
  const toReader = { type: 'read_receipt', ...counted };
  expect(writing.of('read_receipt')).toEqual([
    { type: 'read_receipt', chat_id: reader.id, last_read_id: middle, read_count: 0 },
  ]);
  expect(reading.of('read_receipt')).toEqual([toReader]);
  expect(await second.next('read_receipt')).toEqual(toReader);
  expect(await isRead()).toEqual([true, true, false]);
  expect(await unread()).toBe(1);
  second.raw.close();
});

test('the list says up to which message it counts, so that a late frame is not counted twice', async () => {
  const [first, second, third] = await write(3);
  expect(await line()).toMatchObject({ unread_count: 3, last_message_id: third, last_read_id: 0 });
  await read(second);
  expect(await line()).toMatchObject({ unread_count: 1, last_read_id: second });
  await read(first);
  expect(await line()).toMatchObject({ last_message_id: third, last_read_id: second });
});

test('without new messages there is no receipt', async () => {
  const [first, last] = await write(2);
  await read(last);
  await read(last);
  await read(first);
  for (const each of receipts()) expect(each).toHaveLength(1);
  expect(await isRead()).toEqual([true, true]);
  expect(await unread()).toBe(0);
});

test('a receipt beyond the last message marks existing ones, and later ones are unread', async () => {
  const [, last] = await write(2);
  await read(Number.MAX_SAFE_INTEGER);
  expect(writing.of('read_receipt')[0]).toMatchObject({ last_read_id: last });
  expect(reading.of('read_receipt')[0]).toMatchObject({ read_count: 2 });
  await write(1);
  expect(await isRead()).toEqual([true, true, false]);
  expect(await unread()).toBe(1);
});

test('a receipt does not mark the reader’s own messages', async () => {
  await write(1);
  const own = await reading.say(writer, 'mine');
  await read(own.id, writing, reader);
  expect(writing.of('read_receipt')).toEqual([
    {
      ...{ type: 'read_receipt', sender_id: reader.id, read_count: 1 },
      ...{ unread_count: 0, last_message_id: own.id, last_read_id: own.id },
    },
  ]);
  expect(await isRead()).toEqual([false, true]);
  expect(await unread()).toBe(1);
});

test('a receipt between two messages names the last one it covers, not the other’s response', async () => {
  const [first] = await write(1);
  const response = await reading.say(writer, 'answer');
  await read(response.id);
  expect(writing.of('read_receipt')[0]).toMatchObject({ last_read_id: first });
});

test('the same receipt from ten windows at once counts once', async () => {
  const [, , last] = await write(3);
  for (let i = 0; i < 5; i += 1) {
    reading.send({ type: 'read_receipt', chat_id: writer.id, last_read_id: last });
  }
  const windows = await Promise.all(Array.from({ length: 5 }, () => openSocket(address, reader)));
  await Promise.all(windows.map((window) => read(last, window)));
  expect(reading.of('read_receipt').map(({ read_count: count }) => count)).toEqual([3]);
  expect(await unread()).toBe(0);
  for (const window of windows) window.raw.close();
});

test('a receipt for a person without a conversation does nothing', async () => {
  const stranger = await createVerifiedUser(server);
  await read(5, reading, stranger);
  await read(5, reading, { ...stranger, id: 4_000_000_000 });
  await read(5, reading, reader);
  expect(receipts()).toEqual([[], []]);
  expect(reading.of('error')).toEqual([]);
});

test.each([0, -1, undefined])('%s is no message to mark as read', async (id) => {
  await write(1);
  await read(id);
  expect(reading.of('error')[0]).toMatchObject({ code: 'invalid' });
  expect(await unread()).toBe(1);
});

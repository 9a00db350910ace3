import { calls } from '#contract/calls/index';
import type { ServerFrame } from '#contract/frames';
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

const chatFrames = ({ frames }: TestSocket): ServerFrame[] =>
  frames.filter(({ type }) => ['message', 'new_message', 'conversation_update'].includes(type));
const typesOf = (socket: TestSocket) => chatFrames(socket).map(({ type }) => type);
const quiet = async () => {
  await hers.quiet();
  await his.quiet();
};
const storedBy = ({ id }: TestUser) =>
  server.deps.db.selectFrom('messages').selectAll().where('sender_id', '=', id).execute();
const unreadOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).response.map((each) => each.unread_count);

test('the first message opens the conversation for both, and both receive it in full', async () => {
  const message = await hers.say(tanvir, 'Salam!', 'c-1');
  await quiet();
  expect(message).toEqual({
    id: expect.any(Number) as number,
    sender_id: nusrat.id,
    receiver_id: tanvir.id,
    content: 'Salam!',
    message_type: 'text',
    file_url: null,
    file_size: null,
    file_type: null,
    timestamp: expect.stringMatching(/Z$/) as string,
    is_read: false,
    client_id: 'c-1',
  });
  const line = { avatar: null, display_name: null, file_url: null, timestamp: message.timestamp };
  const echo = { ...message, type: 'message', message, client_id: 'c-1' };
  const update = (other: TestUser, isSender: boolean) => ({
    type: 'conversation_update',
    user_id: other.id,
    conversation: {
      ...line,
      last_message: 'Salam!',
      user_id: other.id,
      username: other.username,
      message_type: 'text',
      is_sender: isSender,
      unread_count: isSender ? 0 : 1,
      last_message_id: message.id,
      last_read_id: 0,
    },
  });
  expect(chatFrames(hers)).toMatchObject([echo, update(tanvir, true)]);
  const unread = { unread_count: 1, last_message_id: message.id, last_read_id: 0 };
  expect(chatFrames(his)).toMatchObject([{ ...echo, ...unread }, update(nusrat, false)]);
});

test('every further message sends a new_message frame to its receiver only, whoever writes it', async () => {
  await hers.say(tanvir, 'one');
  const two = await hers.say(tanvir, 'two');
  await his.say(nusrat, 'three');
  await quiet();
  expect(typesOf(his)).toEqual([
    'message',
    'conversation_update',
    'message',
    'new_message',
    'message',
  ]);
  expect(typesOf(hers)).toEqual([
    'message',
    'conversation_update',
    'message',
    'message',
    'new_message',
  ]);
  expect(his.of('new_message')).toEqual([
    {
      ...{ type: 'new_message', sender_id: nusrat.id, message: two },
      ...{ unread_count: 2, last_message_id: two.id, last_read_id: 0 },
    },
  ]);
});

test('each frame for a receiver has the unread count at that time, and the sender gets no count', async () => {
  const countsOf = (socket: TestSocket) => socket.of('message').map((frame) => frame.unread_count);
  const one = await hers.say(tanvir, 'one', 'one');
  await his.say(nusrat, 'an answer');
  const two = await hers.say(tanvir, 'two');
  await quiet();
  his.send({ type: 'read_receipt', chat_id: nusrat.id, last_read_id: one.id });
  await quiet();
  expect(his.of('read_receipt')).toMatchObject([
    { read_count: 1, unread_count: 1, last_message_id: two.id, last_read_id: one.id },
  ]);
  await hers.say(tanvir, 'three');
  // A resend carries the current unread count, because its first frame may have been lost.
  await hers.say(tanvir, 'one', 'one');
  await quiet();
  expect(countsOf(his)).toEqual([1, undefined, 2, 2, 2]);
  expect(countsOf(hers)).toEqual([undefined, 1, undefined, undefined, undefined]);
  const counts = his.of('message').at(-1);
  expect(counts).toMatchObject({ last_read_id: one.id, message: { id: one.id } });
  expect(counts?.last_message_id).toBeGreaterThan(two.id);
  expect(await unreadOf(tanvir)).toEqual([2]);
});

test('two crossing first messages open one conversation', async () => {
  await Promise.all([hers.say(tanvir, 'I was first'), his.say(nusrat, 'no, I was')]);
  await quiet();
  for (const socket of [hers, his]) {
    expect(socket.of('conversation_update')).toHaveLength(1);
    expect(socket.of('message')).toHaveLength(2);
  }
  expect([await unreadOf(nusrat), await unreadOf(tanvir)]).toEqual([[1], [1]]);
});

test('the echo is sent once the message is visible to others, not before', async () => {
  const visible: number[] = [];
  const watched = await createTestServer();
  const { publish, db } = watched.deps;
  const original = publish.toUser;
  publish.toUser = async (userId, frame) => {
    if (frame.type === 'message') {
      const rows = await db.selectFrom('messages').select('id').execute();
      visible.push(rows.filter(({ id }) => id === frame.message.id).length);
    }
    await original(userId, frame);
  };
  const a = await createVerifiedUser(watched);
  const b = await createVerifiedUser(watched);
  await connectUsers(watched, a, b);
  const socket = await openSocket(await watched.listen(), a);
  await socket.say(b, 'seen?');
  await socket.quiet();
  expect(visible).toEqual([1, 1]);
  await watched.close();
});

test('a message that cannot be stored is not acknowledged, and its sender gets an error', async () => {
  const { deps } = server;
  await deps.db.schema.alterTable('messages').renameTo('messages_away').execute();
  hers.send({ client_id: 'c-x', receiver_id: tanvir.id, content: 'hi', message_type: 'text' });
  const refused = await hers.next('error');
  await deps.db.schema.alterTable('messages_away').renameTo('messages').execute();
  expect(refused).toEqual({
    type: 'error',
    code: 'unavailable',
    detail: 'Something went wrong on our side. Please try again in a moment.',
    client_id: 'c-x',
  });
  expect(chatFrames(hers)).toEqual([]);
  expect(await hers.say(tanvir, 'hi', 'c-x')).toMatchObject({ client_id: 'c-x' });
});

test('a message sent again is stored once, counted once, and acknowledged each time', async () => {
  await hers.say(tanvir, 'first');
  const stored = await hers.say(tanvir, 'once', 'same');
  const again = await Promise.all(
    Array.from({ length: 5 }, () => hers.say(tanvir, 'twice', 'same')),
  );
  await quiet();
  expect(again).toEqual(Array(5).fill(stored));
  expect(await storedBy(nusrat)).toHaveLength(2);
  expect(await unreadOf(tanvir)).toEqual([2]);
  expect(his.of('new_message')).toHaveLength(1);
});

test('the first message sent again opens the conversation once', async () => {
  await hers.say(tanvir, 'once', 'same');
  await hers.say(tanvir, 'once', 'same');
  await quiet();
  expect(his.of('conversation_update')).toHaveLength(1);
  expect(await unreadOf(tanvir)).toEqual([1]);
});

test('a client id is scoped to its sender: two people may use the same', async () => {
  await hers.say(tanvir, 'hers', 'same');
  expect(await his.say(nusrat, 'his', 'same')).toMatchObject({ content: 'his' });
});

test('a client id reused for another person returns the first message and opens nothing', async () => {
  const third = await createVerifiedUser(server);
  await connectUsers(server, nusrat, third);
  const stored = await hers.say(tanvir, 'for you', 'same');
  expect(await hers.say(third, 'for another', 'same')).toEqual(stored);
  expect((await callAs(server, third, calls.listConversations)).response).toEqual([]);
});

test('a message without a client id is stored each time', async () => {
  const frame = { receiver_id: tanvir.id, content: 'plain', message_type: 'text' };
  hers.send(frame);
  hers.send(frame);
  await hers.next('message');
  expect(await hers.next('message')).not.toHaveProperty('client_id');
  expect(await storedBy(nusrat)).toHaveLength(2);
});

test('the longest message is stored unchanged, including blanks', async () => {
  const content = ` ${'𝄞'.repeat(9_998)}\n`;
  expect(await hers.say(tanvir, content)).toMatchObject({ content });
});

describe('a message is refused', () => {
  const sent = { client_id: 'c-9', content: 'hi', message_type: 'text' };
  test.each([
    ['empty', 'when it is blank', { content: ' \n\t ' }],
    ['invalid', 'when it is too long', { content: '𝄞'.repeat(10_001) }],
    ['invalid', 'when it holds NUL', { content: 'a\0b' }],
    ['invalid', 'when it holds half a character', { content: 'a\ud800b' }],
    ['invalid', 'when its kind is unknown', { message_type: 'poem' }],
    ['invalid', 'when its client id is no name', { client_id: 'a b' }],
    ['invalid', 'when its text is none', { content: 7 }],
    ['forbidden_file', 'with a file that is not an upload', { file_url: 'https://x.example/a' }],
    ['forbidden_file', 'as a file without one', { message_type: 'file' }],
  ])('as %s %s', async (code, _when, fields) => {
    hers.send({ ...sent, receiver_id: tanvir.id, ...fields });
    const { client_id: clientId } = { ...sent, ...fields };
    expect(await hers.next('error')).toMatchObject({ code, client_id: clientId });
    await quiet();
    expect(chatFrames(his)).toEqual([]);
    expect(await storedBy(nusrat)).toEqual([]);
  });

  test.each(['a stranger', 'oneself', 'nobody'])('to %s', async (who) => {
    const stranger = await createVerifiedUser(server);
    const id = { 'a stranger': stranger.id, oneself: nusrat.id, nobody: 4e9 }[who];
    hers.send({ ...sent, receiver_id: id });
    expect(await hers.next('error')).toEqual({
      type: 'error',
      code: 'not_connected',
      detail: 'You can only message your connections.',
      client_id: 'c-9',
    });
    expect((await callAs(server, stranger, calls.listConversations)).response).toEqual([]);
  });
});

test('when a connection ends, its history stays, and nothing more can be sent', async () => {
  await hers.say(tanvir, 'while we can');
  const { response } = await callAs(server, tanvir, calls.listConnections);
  const id = response[0]?.connection_id ?? 0;
  await callAs(server, tanvir, calls.removeConnection, { params: { id } });
  hers.send({ receiver_id: tanvir.id, content: 'still there?', message_type: 'text' });
  expect(await hers.next('error')).toMatchObject({ code: 'not_connected' });
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const) {
    const params = { user_id: other.id };
    const history = (await callAs(server, reader, calls.readHistory, { params })).response;
    expect(history.map(({ content }) => content)).toEqual(['while we can']);
  }
});

test.each([
  ['javascript:alert(1)', 'text'],
  ['data:text/html,<script>alert(1)</script>', 'text'],
  ['not an address', 'text'],
  ['https://uni.example/paper', 'link'],
])('%s, sent as a link, is stored as %s', async (content, type) => {
  hers.send({ client_id: 'c-1', receiver_id: tanvir.id, content, message_type: 'link' });
  const { message } = await hers.next('message');
  expect(message).toMatchObject({ content, message_type: type });
  expect(await storedBy(nusrat)).toMatchObject([{ content, message_type: type }]);
});

test.each([
  ['zero-width characters', '\u200b\u200c\u200d\ufeff'],
  ['Hangul fillers', '\u3164\u115f'],
  ['variation selectors and format characters', '\ufe0f\u202e\u2066'],
])('a message of only %s is empty', async (_what, content) => {
  hers.send({ client_id: 'c-1', receiver_id: tanvir.id, content, message_type: 'text' });
  expect(await hers.next('error')).toMatchObject({ code: 'empty', client_id: 'c-1' });
  expect(await storedBy(nusrat)).toEqual([]);
});

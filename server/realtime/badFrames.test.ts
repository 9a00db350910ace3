import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let socket: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  // All tests here use one person; too many frames are covered by flooding.test.ts.
  server = await createTestServer({ config: { framesPerPerson: 10_000 } });
  address = await server.listen();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
});
beforeEach(async () => {
  socket = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
});
afterEach(() => {
  socket.raw.terminate();
  his.raw.terminate();
});
afterAll(() => server.close());

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** Sends one text and returns the code of the single error it causes. */
async function errorOf(text: string): Promise<string> {
  socket.send(text);
  const { code, detail } = await socket.next('error');
  expect(detail).toMatch(/\.$/);
  await socket.quiet();
  expect(socket.of('error')).toHaveLength(1);
  // The socket still works.
  expect(await socket.say(tanvir, 'still here')).toMatchObject({ content: 'still here' });
  return code;
}

test.each([
  ['a list', '[{"type":"ping"}]', 'malformed'],
  ['a list that goes very deep', nested('[', ']', 30_000), 'malformed'],
  ['an object that goes very deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'malformed'],
  ['brackets that are never closed', '['.repeat(60_000), 'malformed'],
  ['two objects', '{"type":"ping"}{"type":"ping"}', 'malformed'],
  ['NUL', '\0', 'malformed'],
  [
    'a number with a million digits in its exponent',
    '{"type":"typing","receiver_id":1e999}',
    'invalid',
  ],
  ['a type that every object has', '{"type":"__proto__"}', 'unknown_type'],
  ['another', '{"type":"hasOwnProperty"}', 'unknown_type'],
  ['a type with NUL', '{"type":"ping\\u0000"}', 'unknown_type'],
  ['a type with half a character', '{"type":"\\ud800"}', 'unknown_type'],
  ['a type of no text', '{"type":null}', 'unknown_type'],
  ['a frame that only a server sends', '{"type":"new_message","sender_id":1}', 'unknown_type'],
])('%s causes one error, and the socket stays open', async (_what, text, code) => {
  expect(await errorOf(text)).toBe(code);
});

const wrong = ['null', 'true', '"1"', '[1]', '{}', '0', '-1', '1.5', '9007199254740992'];

describe.each([
  ['receiver_id', (id: string) => `{"receiver_id":${id},"content":"hi","message_type":"text"}`],
  ['chat_id', (id: string) => `{"type":"read_receipt","chat_id":${id},"last_read_id":1}`],
  ['last_read_id', (id: string) => `{"type":"read_receipt","chat_id":1,"last_read_id":${id}}`],
  ['the receiver of typing', (id: string) => `{"type":"typing","receiver_id":${id}}`],
  ['a watched post', (id: string) => `{"type":"watch_comments","post_ids":[1,${id}]}`],
  [
    'the id of an edit',
    (id: string) => `{"type":"edit_message","id":${id},"content":"hi","client_id":"edit"}`,
  ],
  [
    'the id of a deletion',
    (id: string) => `{"type":"delete_message","id":${id},"client_id":"delete"}`,
  ],
])('%s', (_field, frame) => {
  test.each(wrong)('cannot be %s', async (id) => {
    expect(await errorOf(frame(id))).toBe('invalid');
  });
});

test.each(['null', '7', '[]', '{"length":3}', 'true'])('content cannot be %s', async (content) => {
  const text = `{"receiver_id":${tanvir.id},"content":${content},"message_type":"text"}`;
  expect(await errorOf(text)).toBe('invalid');
  const edit = `{"type":"edit_message","id":1,"content":${content},"client_id":"edit"}`;
  socket.frames.length = 0;
  expect(await errorOf(edit)).toBe('invalid');
});

test.each(['null', '7', '"1"', '{"length":1}', `[${'1,'.repeat(20)}1]`])(
  'the watched posts cannot be %s',
  async (posts) => {
    expect(await errorOf(`{"type":"watch_comments","post_ids":${posts}}`)).toBe('invalid');
  },
);

test.each(['true', '"1"', '[1]', '{}', '0', '-1', '1.5', '9007199254740992'])(
  'a message cannot reply to %s',
  async (id) => {
    const message = `"receiver_id":${tanvir.id},"content":"hi","message_type":"text"`;
    expect(await errorOf(`{${message},"reply_to":${id}}`)).toBe('invalid');
  },
);

test.each(['null', '7', '""', '"a b"', `"${'x'.repeat(65)}"`])(
  'the client id of a change cannot be %s',
  async (clientId) => {
    const frame = `{"type":"delete_message","id":1,"client_id":${clientId}}`;
    expect(await errorOf(frame)).toBe('invalid');
  },
);

test('a change without a client id is refused', async () => {
  expect(await errorOf('{"type":"delete_message","id":1}')).toBe('invalid');
});

test.each([
  ['edit_message', '"content":"mine",'],
  ['delete_message', ''],
])('%s of the message of another person is refused with its client id', async (type, more) => {
  const { id } = await his.say(nusrat, 'his');
  socket.send(`{"type":"${type}","id":${id},${more}"client_id":"theirs"}`);
  expect(await socket.next('error')).toMatchObject({ code: 'forbidden', client_id: 'theirs' });
  expect(await socket.say(tanvir, 'still here')).toMatchObject({ content: 'still here' });
});

test.each(['\\u0000', '\\ud83d', '\\udc00 \\ud800'])(
  '%s in an edit is refused, and the words stay',
  async (hostile) => {
    const { id } = await socket.say(tanvir, 'words');
    socket.send(`{"type":"edit_message","id":${id},"content":"a${hostile}b","client_id":"odd"}`);
    expect(await socket.next('error')).toMatchObject({ code: 'invalid', client_id: 'odd' });
    await his.quiet();
    expect(his.of('message_changed')).toEqual([]);
  },
);

test.each(['\\u0000', '\\ud83d', '\\udc00 \\ud800'])('%s in a text is refused', async (hostile) => {
  const text = `{"receiver_id":${tanvir.id},"content":"a${hostile}b","message_type":"text"}`;
  expect(await errorOf(text)).toBe('invalid');
  await his.quiet();
  expect(his.of('message').map(({ message }) => message.content)).toEqual(['still here']);
});

test.each([
  ['__proto__', '{"isAdmin":true,"type":"read_receipt"}'],
  ['constructor', '{"prototype":{"isAdmin":true}}'],
])('%s as a field is dropped without effect', async (name, value) => {
  socket.send(
    `{"client_id":"odd-${name}","receiver_id":${tanvir.id},"content":"hi","message_type":"text","${name}":${value}}`,
  );
  const { message } = await socket.next('message', ({ client_id: id }) => id === `odd-${name}`);
  expect(Object.keys(message)).not.toContain(name);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  await socket.quiet();
});

test('an empty message without a file is refused, and a blank one too', async () => {
  for (const content of ['', ' \n\u00a0'])
    socket.send({ receiver_id: tanvir.id, content, message_type: 'text' });
  expect(await socket.next('error')).toMatchObject({ code: 'empty' });
  expect(await socket.next('error')).toMatchObject({ code: 'empty' });
  await his.quiet();
  expect(his.of('message')).toEqual([]);
});

test('hostile texts are delivered unchanged', async () => {
  const texts = ["'; DROP TABLE messages; --", '<script>alert(1)</script>', '\u202e\u200b${7*7}'];
  for (const text of texts) expect((await socket.say(tanvir, text)).content).toBe(text);
});

import { calls } from '#contract/calls/index';
import type { ChatMessage } from '#contract/entities/chat';
import { MESSAGE_DELETE_MS, MESSAGE_EDIT_MS, MESSAGE_MAX_LENGTH } from '#contract/limits';
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

const edit = (id: number, content: string, client_id = `edit-${id}`) => ({
  ...{ type: 'edit_message', id, content, client_id },
});
const deletion = (id: number, client_id = `delete-${id}`) => ({
  ...{ type: 'delete_message', id, client_id },
});
/** Sends a change and waits until it is acknowledged. */
async function change(frame: ReturnType<typeof edit> | ReturnType<typeof deletion>) {
  hers.send(frame);
  return hers.next('message_changed', ({ client_id: id }) => id === frame.client_id);
}
const quiet = async () => {
  await hers.quiet();
  await his.quiet();
};
const historyOf = async (
  reader: TestUser,
  other: TestUser,
  query: Record<string, number> = { limit: 50 },
) =>
  (await callAs(server, reader, calls.readHistory, { params: { user_id: other.id }, query }))
    .response;
const linesOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).response;
const wordsOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);
const block = () => callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
async function endConnection() {
  const { response } = await callAs(server, nusrat, calls.listConnections);
  const id = response[0]?.connection_id ?? 0;
  await callAs(server, nusrat, calls.removeConnection, { params: { id } });
}

test('an edit reaches both, keeps its place and its time, and is in the history and the list', async () => {
  const first = await hers.say(tanvir, 'helo');
  await hers.say(tanvir, 'second');
  server.clock.advance(60_000);
  const { message, revision } = await change(edit(first.id, 'hello'));
  expect(message).toEqual({
    ...first,
    content: 'hello',
    revision,
    deleted: false,
    edited_at: expect.stringMatching(/Z$/) as string,
  });
  expect(Date.parse(message.edited_at ?? '')).toBeGreaterThan(Date.parse(first.timestamp));
  await quiet();
  // The client id belongs to the sender's browser.
  expect(his.of('message_changed')).toEqual([{ type: 'message_changed', message, revision }]);
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const)
    expect(wordsOf(await historyOf(reader, other))).toEqual(['hello', 'second']);
  const last = await hers.say(tanvir, 'lats');
  const { revision: later } = await change(edit(last.id, 'last'));
  expect(later).toBeGreaterThan(revision);
  expect(await linesOf(tanvir)).toMatchObject([
    { last_message: 'last', last_revision: later, is_last_deleted: false, unread_count: 3 },
  ]);
});

test('a deleted message loses its words and keeps its place and its count', async () => {
  const secret = await hers.say(tanvir, 'a secret');
  const { message, revision } = await change(deletion(secret.id));
  expect(message).toEqual({ ...secret, content: '', deleted: true, edited_at: null, revision });
  await quiet();
  expect(his.of('message_changed')).toMatchObject([{ message: { content: '', deleted: true } }]);
  expect(await historyOf(tanvir, nusrat)).toEqual([message]);
  expect(await linesOf(tanvir)).toMatchObject([
    { last_message: 'Message deleted', is_last_deleted: true, unread_count: 1 },
  ]);
  const rows = await server.deps.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', secret.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain('a secret');
});

test('a text becomes a link by an edit, and a link a text', async () => {
  const { id } = await hers.say(tanvir, 'see');
  const typeAfter = async (content: string, client: string) =>
    (await change(edit(id, content, client))).message.message_type;
  expect(await typeAfter('https://campus.example', 'one')).toBe('link');
  expect(await typeAfter('see https://campus.example', 'two')).toBe('text');
  expect(await typeAfter('javascript:alert(1)', 'three')).toBe('text');
});

test('a change sent again is made once and acknowledged each time, with the words of now', async () => {
  const { id } = await hers.say(tanvir, 'one');
  const first = await change(edit(id, 'two', 'same'));
  const again = await change(edit(id, 'something else', 'same'));
  expect(again).toEqual(first);
  const later = await change(edit(id, 'three', 'later'));
  expect(await change(edit(id, 'two', 'same'))).toEqual({ ...later, client_id: 'same' });
  const gone = await change(deletion(id, 'gone'));
  // Even when an edit would be too late.
  server.clock.advance(2 * MESSAGE_DELETE_MS);
  for (const frame of [edit(id, 'two', 'same'), deletion(id, 'gone')])
    expect(await change(frame)).toEqual({ ...gone, client_id: frame.client_id });
  expect(hers.of('error')).toEqual([]);
  expect(wordsOf(await historyOf(tanvir, nusrat))).toEqual(['']);
});

test('of an edit and a deletion the first one wins', async () => {
  const { id } = await hers.say(tanvir, 'one');
  await change(edit(id, 'two'));
  const gone = await change(deletion(id));
  hers.send(edit(id, 'three', 'after'));
  expect(await hers.next('error')).toEqual({
    type: 'error',
    code: 'too_late',
    detail: 'This message was deleted before, so it can’t be edited.',
    client_id: 'after',
  });
  // A deletion from another window changes nothing more.
  const second = await change(deletion(id, 'other-window'));
  expect(second).toEqual({ ...gone, client_id: 'other-window' });
  expect(await historyOf(tanvir, nusrat)).toEqual([gone.message]);
});

test('of many edits and a deletion at once, both see the deletion, and revisions only grow', async () => {
  const { id } = await hers.say(tanvir, 'one');
  const second = await openSocket(address, nusrat);
  for (let nth = 0; nth < 20; nth += 1) {
    (nth % 2 ? hers : second).send(edit(id, `edit ${nth}`, `many-${nth}`));
    if (nth === 12) second.send(deletion(id));
  }
  await quiet();
  await second.quiet();
  await quiet();
  const revisions = his.of('message_changed').map(({ revision }) => revision);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  expect(his.of('message_changed').at(-1)?.message).toMatchObject({ deleted: true, content: '' });
  expect(await historyOf(nusrat, tanvir)).toMatchObject([{ deleted: true, content: '' }]);
  second.raw.terminate();
});

test('an edit is possible for 15 minutes, and a deletion for 24 hours', async () => {
  const { id } = await hers.say(tanvir, 'one');
  server.clock.advance(MESSAGE_EDIT_MS - 10_000);
  await change(edit(id, 'just in time', 'in-time'));
  server.clock.advance(20_000);
  hers.send(edit(id, 'too late', 'late'));
  expect(await hers.next('error')).toEqual({
    type: 'error',
    code: 'too_late',
    detail: 'A message can be edited for 15 minutes after it was sent.',
    client_id: 'late',
  });
  const other = await hers.say(tanvir, 'other');
  server.clock.advance(MESSAGE_DELETE_MS - MESSAGE_EDIT_MS - 60_000);
  expect((await change(deletion(id))).message.deleted).toBe(true);
  server.clock.advance(MESSAGE_EDIT_MS + 120_000);
  hers.send(deletion(other.id, 'late-too'));
  expect(await hers.next('error')).toMatchObject({
    code: 'too_late',
    detail: 'A message can be deleted for 24 hours after it was sent.',
    client_id: 'late-too',
  });
  expect(wordsOf(await historyOf(tanvir, nusrat))).toEqual(['', 'other']);
});

test('after a connection ends or is blocked, nothing can be edited and everything deleted', async () => {
  const one = await hers.say(tanvir, 'one');
  const two = await hers.say(tanvir, 'two');
  await endConnection();
  hers.send(edit(one.id, 'changed', 'apart'));
  expect(await hers.next('error')).toMatchObject({ code: 'not_connected', client_id: 'apart' });
  await change(deletion(one.id));
  await his.next('message_changed', ({ message }) => message.id === one.id);
  await block();
  hers.send(edit(two.id, 'changed', 'blocked'));
  expect(await hers.next('error')).toMatchObject({ code: 'not_connected', client_id: 'blocked' });
  await change(deletion(two.id));
  await his.next('message_changed', ({ message }) => message.id === two.id);
  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
  expect(wordsOf(await historyOf(tanvir, nusrat))).toEqual(['', '']);
});

test.each(['edit', 'deletion'])(
  'an %s of a message of someone else, or of none, is refused in the same way',
  async (kind) => {
    const mine = await his.say(nusrat, 'his');
    for (const id of [mine.id, 4_000_000_000]) {
      hers.send(kind === 'edit' ? edit(id, 'hers', 'not-hers') : deletion(id, 'not-hers'));
      expect(await hers.next('error')).toEqual({
        type: 'error',
        code: 'forbidden',
        detail: 'You can only change your own messages.',
        client_id: 'not-hers',
      });
    }
    expect(wordsOf(await historyOf(nusrat, tanvir))).toEqual(['his']);
  },
);

test('an edit to nothing, or to more than 10,000 characters, is refused with its client id', async () => {
  const { id } = await hers.say(tanvir, 'one');
  for (const [content, code] of [
    ['', 'empty'],
    [' \n\u200b', 'empty'],
    ['é'.repeat(MESSAGE_MAX_LENGTH + 1), 'invalid'],
    ['a\0b', 'invalid'],
  ] as const) {
    hers.send(edit(id, content, 'bad'));
    expect(await hers.next('error')).toMatchObject({ code, client_id: 'bad' });
  }
  await change(edit(id, '🙂'.repeat(MESSAGE_MAX_LENGTH), 'longest'));
});

test('the changes after a revision are read in their order, page by page, and a socket learns the newest', async () => {
  const sent: ChatMessage[] = [];
  for (let nth = 0; nth < 6; nth += 1) sent.push(await hers.say(tanvir, `message ${nth}`));
  const changed = [4, 0, 2, 5].map((nth) => sent[nth]?.id ?? 0);
  const revisions: number[] = [];
  for (const id of changed) revisions.push((await change(edit(id, `edited ${id}`))).revision);
  const read = async (query: Record<string, number>) =>
    (await historyOf(tanvir, nusrat, query)).map(({ id }) => id);
  expect(await read({ after_revision: 0 })).toEqual(changed);
  expect(await read({ after_revision: revisions[1] ?? 0 })).toEqual(changed.slice(2));
  expect(await read({ after_revision: 0, limit: 3 })).toEqual(changed.slice(0, 3));
  expect(await read({ after_revision: 0, after_id: sent[1]?.id ?? 0 })).toEqual(
    changed.filter((id) => id > (sent[1]?.id ?? 0)),
  );
  expect(await read({ after_revision: revisions[3] ?? 0 })).toEqual([]);
  for (const user of [nusrat, tanvir]) {
    const again = await openSocket(address, user);
    expect(again.of('ready')).toMatchObject([{ last_revision: revisions[3] }]);
    again.raw.terminate();
  }
  const third = await createVerifiedUser(server);
  const theirs = await openSocket(address, third);
  expect(theirs.of('ready')).toMatchObject([{ last_revision: null }]);
  theirs.raw.terminate();
  expect(await historyOf(third, nusrat, { after_revision: 0 })).toEqual([]);
});

test('a change that cannot be stored is refused with its client id, and made once when sent again', async () => {
  const { id } = await hers.say(tanvir, 'one');
  const { schema } = server.deps.db;
  await schema.alterTable('message_changes').renameTo('changes_away').execute();
  hers.send(edit(id, 'two', 'lost'));
  expect(await hers.next('error')).toMatchObject({ code: 'unavailable', client_id: 'lost' });
  await schema.alterTable('changes_away').renameTo('message_changes').execute();
  expect((await change(edit(id, 'two', 'lost'))).message.content).toBe('two');
});

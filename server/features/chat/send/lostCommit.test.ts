import { Client } from 'pg';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let hers: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  server = await createTestServer();
  const address = await server.listen();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  hers = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
  await hers.say(tanvir, 'before');
});
afterAll(() => server.close());

type Query = (sql: string | { text: string }, ...rest: unknown[]) => Promise<unknown>;
const WRITES_CHAT = /INSERT INTO messages|update "conversations"|insert into "message_changes"/;

/** Makes the next statement of this kind fail with a broken connection, before or after it ran. */
function breakNext(kind: 'append' | 'commit', when: 'before' | 'after'): void {
  const original = Client.prototype.query as unknown as Query;
  const writing = new WeakSet<Client>();
  const spy = jest.spyOn(Client.prototype as unknown as { query: Query }, 'query');
  spy.mockImplementation(async function (this: Client, sql, ...rest) {
    const text = typeof sql === 'string' ? sql : sql.text;
    if (WRITES_CHAT.test(text)) writing.add(this);
    const isIt =
      kind === 'append'
        ? text.includes('INSERT INTO messages')
        : text === 'commit' && writing.has(this);
    if (!isIt) return original.call(this, sql, ...rest);
    spy.mockRestore();
    if (when === 'after') await original.call(this, sql, ...rest);
    else if (kind === 'commit') await original.call(this, 'rollback');
    throw new Error('Connection terminated unexpectedly');
  });
}

const unreadOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).response[0]?.unread_count;

test('a committed message whose response was lost is acknowledged, and counted for its receiver', async () => {
  const before = his.of('new_message').length;
  breakNext('append', 'after');
  const message = await hers.say(tanvir, 'committed unheard', 'unheard');
  await his.next('new_message', (frame) => frame.message.id === message.id);
  await hers.quiet();
  await his.quiet();
  expect(hers.of('error')).toEqual([]);
  expect(his.of('new_message')).toHaveLength(before + 1);
  expect(his.of('message').filter(({ client_id: id }) => id === 'unheard')).toHaveLength(1);
});

test('a committed first message whose response was lost opens the conversation for both', async () => {
  const rafi = await createVerifiedUser(server);
  await connectUsers(server, nusrat, rafi);
  breakNext('commit', 'after');
  const message = await hers.say(rafi, 'hello for the first time');
  const opened = await hers.next('conversation_update', (frame) => frame.user_id === rafi.id);
  expect(opened.conversation).toMatchObject({ last_message: message.content, is_sender: true });
});

test('a resend whose response was lost is acknowledged and not counted again', async () => {
  const first = await hers.say(tanvir, 'sent twice', 'twice');
  await his.quiet();
  const before = his.of('new_message').length;
  server.clock.advance(1_000);
  breakNext('append', 'after');
  expect(await hers.say(tanvir, 'sent twice', 'twice')).toEqual(first);
  await his.quiet();
  expect(his.of('new_message')).toHaveLength(before);
});

test('a message that was not committed because of a break is written once the database responds', async () => {
  const before = his.of('new_message').length;
  breakNext('append', 'before');
  await hers.say(tanvir, 'not at once', 'late');
  await his.quiet();
  expect(his.of('message').filter(({ client_id: id }) => id === 'late')).toHaveLength(1);
  expect(his.of('new_message')).toHaveLength(before + 1);
});

test('a first message that was not committed is refused, and stored once when it is sent again', async () => {
  const rafi = await createVerifiedUser(server);
  await connectUsers(server, nusrat, rafi);
  breakNext('commit', 'before');
  const lost = { client_id: 'lost', receiver_id: rafi.id, content: 'lost', message_type: 'text' };
  hers.send(lost);
  expect(await hers.next('error')).toMatchObject({ code: 'unavailable', client_id: 'lost' });
  await hers.say(rafi, 'lost', 'lost');
  await hers.quiet();
  expect(hers.of('message').filter(({ client_id: id }) => id === 'lost')).toHaveLength(1);
});

test('a committed receipt whose response was lost is subtracted from the badge', async () => {
  const last = await hers.say(tanvir, 'read me');
  await his.quiet();
  const unread = await unreadOf(tanvir);
  breakNext('commit', 'after');
  his.send({ type: 'read_receipt', chat_id: nusrat.id, last_read_id: last.id });
  expect(await his.next('read_receipt')).toMatchObject({ read_count: unread });
  expect(await hers.next('read_receipt')).toMatchObject({ last_read_id: last.id });
  expect(await unreadOf(tanvir)).toBe(0);
});

test('a committed edit whose response was lost is acknowledged, and sent to both', async () => {
  const { id } = await hers.say(tanvir, 'edit me');
  breakNext('commit', 'after');
  hers.send({ type: 'edit_message', id, content: 'edited', client_id: 'edit' });
  const isIt = ({ message }: { message: { id: number } }) => message.id === id;
  for (const socket of [hers, his])
    expect(await socket.next('message_changed', isIt)).toMatchObject({
      message: { content: 'edited' },
    });
});

test('an edit that was not committed is refused, and made once when it is sent again', async () => {
  const { id } = await hers.say(tanvir, 'edit me');
  const edit = { type: 'edit_message', id, content: 'edited', client_id: 'edit-again' };
  breakNext('commit', 'before');
  hers.send(edit);
  expect(await hers.next('error')).toMatchObject({ code: 'unavailable', client_id: 'edit-again' });
  hers.send(edit);
  const { revision } = await hers.next(
    'message_changed',
    ({ client_id: clientId }) => clientId === 'edit-again',
  );
  hers.send(edit);
  const again = await hers.next(
    'message_changed',
    ({ client_id: clientId }) => clientId === 'edit-again',
  );
  expect(again.revision).toBe(revision);
});

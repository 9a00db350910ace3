import { Client } from 'pg';
import { calls } from '#contract/calls/index';
import { callAs } from '../../testing/callAs';
import { createTestServer, type TestServer } from '../../testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '../../testing/factories';
import { openSocket, type TestSocket } from '../../testing/openSocket';

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
const WRITES_CHAT = /insert into "messages"|update "conversations"/;

/** The next commit of the chat ends like one whose connection broke: before it happened, or after. */
function breakNextCommit(when: 'before' | 'after'): void {
  const original = Client.prototype.query as unknown as Query;
  const writing = new WeakSet<Client>();
  const spy = jest.spyOn(Client.prototype as unknown as { query: Query }, 'query');
  spy.mockImplementation(async function (this: Client, sql, ...rest) {
    const text = typeof sql === 'string' ? sql : sql.text;
    if (WRITES_CHAT.test(text)) writing.add(this);
    if (text !== 'commit' || !writing.has(this)) return original.call(this, sql, ...rest);
    spy.mockRestore();
    await original.call(this, when === 'after' ? 'commit' : 'rollback');
    throw new Error('Connection terminated unexpectedly');
  });
}

const unreadOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConversations)).answer[0]?.unread_count;

test('a message that was committed although nobody heard of it is acknowledged, and counted at the other end', async () => {
  const before = his.of('new_message').length;
  breakNextCommit('after');
  const message = await hers.say(tanvir, 'committed unheard', 'unheard');
  await his.next('new_message', (frame) => frame.message.id === message.id);
  await hers.quiet();
  await his.quiet();
  expect(hers.of('error')).toEqual([]);
  expect(his.of('new_message')).toHaveLength(before + 1);
  expect(his.of('message').filter(({ client_id: id }) => id === 'unheard')).toHaveLength(1);
});

test('a message that was not committed is refused, and stored once when it is sent again', async () => {
  breakNextCommit('before');
  hers.send({
    ...{ client_id: 'lost', receiver_id: tanvir.id },
    ...{ content: 'lost', message_type: 'text' },
  });
  expect(await hers.next('error')).toMatchObject({ code: 'unavailable', client_id: 'lost' });
  await his.quiet();
  expect(his.of('message').filter(({ client_id: id }) => id === 'lost')).toEqual([]);
  await hers.say(tanvir, 'lost', 'lost');
  await his.quiet();
  expect(his.of('message').filter(({ client_id: id }) => id === 'lost')).toHaveLength(1);
});

test('a receipt that was committed although nobody heard of it takes its count off the badge', async () => {
  const last = await hers.say(tanvir, 'read me');
  await his.quiet();
  const unread = await unreadOf(tanvir);
  breakNextCommit('after');
  his.send({ type: 'read_receipt', chat_id: nusrat.id, last_read_id: last.id });
  expect(await his.next('read_receipt')).toMatchObject({ read_count: unread });
  expect(await hers.next('read_receipt')).toMatchObject({ last_read_id: last.id });
  expect(await unreadOf(tanvir)).toBe(0);
});

import { calls } from '#contract/calls/index';
import { QUOTE_MAX_LENGTH } from '#contract/limits';
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

/** Replies to a message and waits for the acknowledgement. */
async function reply(to: number, content: string, client_id = `reply-${to}`) {
  const message = { receiver_id: tanvir.id, content, message_type: 'text' };
  hers.send({ ...message, client_id, reply_to: to });
  return (await hers.next('message', ({ client_id: id }) => id === client_id)).message;
}
const historyOf = async (reader: TestUser, other: TestUser) =>
  (
    await callAs(server, reader, calls.readHistory, {
      params: { user_id: other.id },
      query: { limit: 50 },
    })
  ).response;

test('a reply shows the beginning of its original to both, in frames and in the history', async () => {
  const original = await his.say(nusrat, 'x'.repeat(QUOTE_MAX_LENGTH + 100));
  const sent = await reply(original.id, 'indeed');
  const quote = {
    ...{ id: original.id, sender_id: tanvir.id, content: 'x'.repeat(QUOTE_MAX_LENGTH) },
  };
  expect(sent).toMatchObject({ content: 'indeed', reply_to: quote });
  const got = await his.next('message', ({ message }) => message.id === sent.id);
  expect(got.message).toEqual(sent);
  expect(await his.next('new_message')).toMatchObject({ message: { reply_to: quote } });
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const)
    expect(await historyOf(reader, other)).toMatchObject([original, { reply_to: quote }]);
});

test('a reply shows the words of its original as they are now, and none once it is deleted', async () => {
  const { id } = await hers.say(tanvir, 'one');
  const sent = await reply(id, 'more');
  const change = async (frame: Record<string, unknown>) => {
    hers.send({ id, ...frame });
    await hers.next('message_changed', ({ client_id }) => client_id === frame.client_id);
  };
  await change({ type: 'edit_message', content: 'two', client_id: 'edit' });
  expect((await historyOf(tanvir, nusrat)).at(-1)?.reply_to?.content).toBe('two');
  await change({ type: 'delete_message', client_id: 'delete' });
  const quote = { id, sender_id: nusrat.id, content: '' };
  expect((await historyOf(tanvir, nusrat)).at(-1)?.reply_to).toEqual(quote);
  // An edit of the reply keeps the quote, and a reply to a deleted message is not lost.
  hers.send({ type: 'edit_message', id: sent.id, content: 'much more', client_id: 'of-reply' });
  const changed = await hers.next('message_changed', ({ message }) => message.id === sent.id);
  expect(changed.message).toMatchObject({ content: 'much more', reply_to: quote });
  expect(await reply(id, 'still', 'late')).toMatchObject({ content: 'still', reply_to: quote });
});

test('a reply sent again is stored once', async () => {
  const { id } = await his.say(nusrat, 'one');
  const first = await reply(id, 'once', 'same');
  expect(await reply(id, 'twice', 'same')).toEqual(first);
  // The same message with another original is still a repeat.
  expect(await reply(first.id, 'twice', 'same')).toEqual(first);
  expect(await historyOf(tanvir, nusrat)).toHaveLength(2);
});

test('a reply to a message of another conversation, or to none, is refused, and nothing is quoted', async () => {
  const rafi = await createVerifiedUser(server);
  await connectUsers(server, tanvir, rafi);
  const secret = await his.say(rafi, 'not for Nusrat');
  await hers.say(tanvir, 'hello');
  for (const reply_to of [secret.id, 4_000_000_000]) {
    hers.send({
      ...{ receiver_id: tanvir.id, content: 'what?', message_type: 'text' },
      ...{ client_id: 'curious', reply_to },
    });
    expect(await hers.next('error')).toEqual({
      type: 'error',
      code: 'invalid',
      detail: 'The message you reply to is not in this conversation.',
      client_id: 'curious',
    });
  }
  expect(await historyOf(nusrat, tanvir)).toHaveLength(1);
});

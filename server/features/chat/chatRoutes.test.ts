import { calls } from '#contract/calls/index';
import type { ChatMessage } from '#contract/entities/chat';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let hers: TestSocket;
let address: string;
const sent: ChatMessage[] = [];

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  address = await server.listen();
  hers = await openSocket(address, nusrat);
  for (let i = 1; i <= 60; i += 1) sent.push(await hers.say(tanvir, `message ${i}`));
});
afterAll(() => server.close());

type Query = Record<string, string | number>;
const historyOf = (
  reader: TestUser,
  other: { id: string | number },
  query: Query = { limit: 50 },
) => callAs(server, reader, calls.readHistory, { params: { user_id: other.id }, query });
const list = (user: TestUser, query: Query = {}) =>
  callAs(server, user, calls.listConversations, { query });
const idAt = (index: number) => sent.at(index)?.id ?? 0;

testRefusals(() => server, ['listConversations', 'readHistory']);

describe('the history of a conversation', () => {
  test.each(['0', '-1', 'abc', '1.5', '9007199254740993'])('%s is no person', async (id) => {
    expect((await historyOf(nusrat, { id })).status).toBe(400);
  });

  test.each<Query>([
    { limit: 0 },
    { limit: 51 },
    { limit: 'x' },
    { before_id: 0 },
    { before_id: 'x' },
    { after_id: -1 },
    { after_revision: -1 },
    { after_revision: 'x' },
  ])('with %j is refused', async (query) => {
    const { status, problem } = await historyOf(nusrat, tanvir, query);
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(Object.keys(query));
  });

  test('with an unknown person does not exist', async () => {
    const { status, problem } = await historyOf(nusrat, { id: 4_000_000_000 });
    expect([status, problem.detail]).toEqual([404, 'This person does not exist.']);
  });

  test('has fifty messages without a page, too', async () => {
    const { status, response } = await historyOf(nusrat, tanvir, {});
    expect([status, response]).toEqual([200, sent.slice(-50)]);
  });

  test('starts with the newest fifty, oldest first, the same for both', async () => {
    const expected = sent.slice(-50);
    expect((await historyOf(nusrat, tanvir)).response).toEqual(expected);
    expect((await historyOf(tanvir, nusrat)).response).toEqual(expected);
    expect((await historyOf(tanvir, nusrat, { limit: 2 })).response).toEqual(sent.slice(-2));
  });

  test('is paginated backwards without gaps or duplicates', async () => {
    const pages: ChatMessage[][] = [];
    for (let before = idAt(-1) + 1; ; before = pages[0]?.[0]?.id ?? 0) {
      const { response } = await historyOf(nusrat, tanvir, { before_id: before, limit: 25 });
      if (response.length === 0) break;
      pages.unshift(response);
    }
    expect(pages.map((page) => page.length)).toEqual([10, 25, 25]);
    expect(pages.flat()).toEqual(sent);
  });

  test('after an id returns the first that follow, so that a gap is filled from its start', async () => {
    const { response } = await historyOf(tanvir, nusrat, { after_id: idAt(9), limit: 5 });
    expect(response).toEqual(sent.slice(10, 15));
    const rest = await historyOf(tanvir, nusrat, { after_id: idAt(40) });
    expect(rest.response).toEqual(sent.slice(41));
    expect((await historyOf(tanvir, nusrat, { after_id: 0, limit: 1 })).response).toEqual([
      sent[0],
    ]);
    expect((await historyOf(tanvir, nusrat, { after_id: idAt(-1) })).response).toEqual([]);
  });

  test('between two ids returns the messages in between', async () => {
    const query = { after_id: idAt(4), before_id: idAt(8) };
    expect((await historyOf(tanvir, nusrat, query)).response).toEqual(sent.slice(5, 8));
  });

  test('of two others is hidden from a third person', async () => {
    const third = await createVerifiedUser(server);
    await connectUsers(server, third, nusrat);
    await connectUsers(server, third, tanvir);
    expect((await historyOf(third, nusrat)).response).toEqual([]);
    expect((await historyOf(third, tanvir)).response).toEqual([]);
    expect((await historyOf(nusrat, nusrat)).response).toEqual([]);
  });
});

describe('the list of conversations', () => {
  test.each<Query>([{ limit: 0 }, { limit: 51 }, { offset: -1 }, { offset: 'x' }])(
    'with %j is refused',
    async (query) => {
      expect((await list(nusrat, query)).status).toBe(400);
    },
  );

  test('has an entry for each person, the newest message first, page by page', async () => {
    const me = await createVerifiedUser(server);
    const friends = [];
    for (let i = 0; i < 3; i += 1) {
      const friend = await createVerifiedUser(server);
      await connectUsers(server, me, friend);
      friends.push(friend);
    }
    const [first, second, third] = friends as [TestUser, TestUser, TestUser];
    const mine = await openSocket(address, me);
    for (const friend of friends) await mine.say(friend, `to ${friend.username}`);
    const theirs = await openSocket(address, first);
    const last = await theirs.say(me, 'back to you');

    const { response } = await list(me);
    expect(response.map((line) => line.user_id)).toEqual([first.id, third.id, second.id]);
    expect(response[0]).toMatchObject({
      user_id: first.id,
      username: first.username,
      display_name: null,
      avatar: null,
      file_url: null,
      timestamp: last.timestamp,
      last_message: 'back to you',
      message_type: 'text',
      is_sender: false,
      unread_count: 1,
      last_message_id: last.id,
      last_read_id: 0,
    });
    expect(response[1]).toMatchObject({ is_sender: true, unread_count: 0 });
    expect((await list(me, { limit: 1, offset: 1 })).response).toEqual([response[1]]);
    mine.raw.close();
    theirs.raw.close();
  });

  test('is empty for a person without messages', async () => {
    expect(await list(await createVerifiedUser(server))).toMatchObject({
      status: 200,
      response: [],
    });
  });
});

test('a new socket receives the id of the newest message, so that it can fill its gap', async () => {
  const again = await openSocket(address, tanvir);
  expect(again.of('ready')).toEqual([
    { type: 'ready', last_message_id: idAt(-1), last_revision: null },
  ]);
  again.raw.close();
});

import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/index';
import type { ChatMessage } from '#contract/entities/chat';
import { setDisabled } from '#domain/people';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { sendFiles } from '#server/testing/sendFiles';
import { indexMessages } from './indexMessages';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let friend: TestUser;
let hers: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  friend = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  await connectUsers(server, nusrat, friend);
  hers = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
});
afterEach(() => {
  hers.raw.terminate();
  his.raw.terminate();
});
afterAll(() => server.close());

type Query = Record<string, string | number>;
const index = () => indexMessages(server.deps);
const search = (user: TestUser, query: Query) =>
  callAs(server, user, calls.searchMessages, { query });
/** The texts of the messages that a keyword finds, in order. */
async function found(user: TestUser, keyword: string, more: Query = {}) {
  const { status, response } = await search(user, { keyword, ...more });
  expect(status).toBe(200);
  return response.messages.map(({ content }) => content);
}
async function say(...texts: readonly string[]): Promise<ChatMessage[]> {
  const sent = [];
  for (const text of texts) sent.push(await hers.say(tanvir, text));
  await index();
  return sent;
}
const changed = async (frame: { type: string; id: number; content?: string }) => {
  hers.send({ ...frame, client_id: randomUUID() });
  await hers.next('message_changed');
};

testRefusals(() => server, ['searchMessages']);

describe('a search', () => {
  test.each<Query>([
    {},
    { keyword: '' },
    { keyword: '  \t' },
    { keyword: 'x'.repeat(201) },
    { keyword: 'a\0' },
    { keyword: 'a', limit: 0 },
    { keyword: 'a', limit: 51 },
    { keyword: 'a', before_id: 0 },
    { keyword: 'a', user_id: 'x' },
  ])('with %j is refused', async (query) => {
    expect((await search(nusrat, query)).status).toBe(400);
  });

  test('of the messages with an unknown person does not exist', async () => {
    const { status, problem } = await search(nusrat, { keyword: 'a', user_id: 4_000_000_000 });
    expect([status, problem.detail]).toEqual([404, 'This person does not exist.']);
  });

  test('finds what either wrote, newest first, as the history shows it, with the other person', async () => {
    await callAs(server, tanvir, calls.changeDetails, { body: { display_name: 'Tanvir Hasan' } });
    const [first] = await say('The needle test is on Monday', 'Bring a pen');
    await his.say(nusrat, 'Which needles?');
    await index();
    const { response } = await search(nusrat, { keyword: 'needle' });
    const user = {
      ...{ id: tanvir.id, username: tanvir.username },
      ...{ display_name: 'Tanvir Hasan', profile_picture: null },
    };
    expect(response).toMatchObject({
      messages: [
        { content: 'Which needles?', user },
        { ...first, user },
      ],
      matched_words: expect.arrayContaining(['needle', 'needles']) as string[],
    });
    const theirs = (await search(tanvir, { keyword: 'needle' })).response.messages;
    expect(theirs.map((message) => message.user?.id)).toEqual([nusrat.id, nusrat.id]);
  });

  test('requires every word, in any order, case and English form, the last also as a beginning', async () => {
    await say('Graph theory on Monday', 'A graph of results', 'We studied networks');
    expect(await found(nusrat, 'THEORY graph')).toEqual(['Graph theory on Monday']);
    expect(await found(nusrat, 'graph')).toEqual(['A graph of results', 'Graph theory on Monday']);
    expect(await found(nusrat, 'network stud')).toEqual(['We studied networks']);
    expect(await found(nusrat, 'net studied')).toEqual([]);
    expect(await found(nusrat, 'graph nowhere')).toEqual([]);
  });

  test('finds other alphabets, hashtags and addresses', async () => {
    await say('বাংলা ভাষা শিক্ষা', 'Étude de la forêt', 'see #NeedleDay', 'https://du.ac.bd/lab');
    expect(await found(nusrat, 'ভাষা শিক')).toEqual(['বাংলা ভাষা শিক্ষা']);
    expect(await found(nusrat, 'étude FORÊT')).toEqual(['Étude de la forêt']);
    expect(await found(nusrat, '#needleday')).toEqual(['see #NeedleDay']);
    expect(await found(nusrat, 'du.ac.bd')).toEqual(['https://du.ac.bd/lab']);
  });

  test('finds a file by its name', async () => {
    const { response } = await sendFiles(server, nusrat, calls.uploadChatFile, {
      files: [['needle survey.pdf', PDF]],
    });
    hers.send({
      ...{ receiver_id: tanvir.id, content: '', message_type: 'file' },
      file_url: response.file_url,
    });
    await hers.next('message');
    await index();
    const found = (await search(tanvir, { keyword: 'survey' })).response;
    expect(found.messages).toMatchObject([
      { file_name: 'needle survey.pdf', message_type: 'file' },
    ]);
    expect(found.messages[0]?.file_url).toMatch(/signature=/);
    expect(found.matched_words).toEqual(['survey']);
  });

  test('is paged by id without gaps or duplicates', async () => {
    const sent = await say(...Array.from({ length: 7 }, (_, nth) => `lecture ${nth}`));
    const pages: number[] = [];
    for (let before_id = Number.MAX_SAFE_INTEGER; ; before_id = pages.at(-1) ?? 0) {
      const query = { keyword: 'lecture', limit: 3, before_id };
      const { messages } = (await search(nusrat, query)).response;
      if (messages.length === 0) break;
      pages.push(...messages.map(({ id }) => id));
    }
    expect(pages).toEqual(sent.map(({ id }) => id).reverse());
  });

  test('of one person leaves out the others, and no one finds what others wrote to each other', async () => {
    await say('a needle for Tanvir');
    await hers.say(friend, 'a needle for a friend');
    await index();
    expect(await found(nusrat, 'needle', { user_id: friend.id })).toEqual([
      'a needle for a friend',
    ]);
    expect(await found(nusrat, 'needle', { user_id: nusrat.id })).toEqual([]);
    expect(await found(tanvir, 'needle')).toEqual(['a needle for Tanvir']);
    expect(await found(tanvir, 'needle', { user_id: friend.id })).toEqual([]);
    expect(await found(await createVerifiedUser(server), 'needle')).toEqual([]);
  });

  test.each(['🎉', '!?', '& | !', '#', "''"])('for %j finds nothing', async (keyword) => {
    await say('🎉 !? & | ! #');
    expect((await search(nusrat, { keyword })).response).toEqual({
      ...{ messages: [], matched_words: [] },
    });
  });

  test.each([
    "graph'); DROP TABLE messages; --",
    'graph:* & !zzz',
    '((graph',
    'graph <-> <2>',
    ':*',
    'a'.repeat(200),
    'é '.repeat(100),
  ])('for %j is harmless', async (keyword) => {
    await say('graph');
    expect((await search(nusrat, { keyword })).status).toBe(200);
    expect(await found(nusrat, 'graph')).toEqual(['graph']);
  });
});

test('an edited message is found by its new words alone', async () => {
  const [first] = await say('the needel test');
  await changed({ type: 'edit_message', id: first?.id ?? 0, content: 'the needle test' });
  // Until its words are written, it is not found by the old ones either.
  expect(await found(nusrat, 'needel')).toEqual([]);
  await index();
  expect(await found(nusrat, 'needel')).toEqual([]);
  expect(await found(tanvir, 'needle')).toEqual(['the needle test']);
});

test('a deleted message is not found, at once, and its words are gone', async () => {
  const [first, last] = await say('first needle', 'last needle');
  await changed({ type: 'delete_message', id: last?.id ?? 0 });
  expect(await found(tanvir, 'needle')).toEqual(['first needle']);
  await index();
  expect(await found(tanvir, 'needle')).toEqual(['first needle']);
  const words = await server.deps.db
    .selectFrom('message_words')
    .select(['message_id', 'words'])
    .where('message_id', 'in', [first?.id ?? 0, last?.id ?? 0])
    .orderBy('message_id')
    .execute();
  expect(words.map((row) => row.words === '')).toEqual([false, true]);
});

test('ended connections stay searchable; blocks and disabled accounts hide their conversations', async () => {
  await say('a needle for Tanvir');
  await hers.say(friend, 'a needle for a friend');
  await index();
  const both = ['a needle for a friend', 'a needle for Tanvir'];
  const { response } = await callAs(server, nusrat, calls.listConnections);
  for (const { connection_id: id } of response)
    await callAs(server, nusrat, calls.removeConnection, { params: { id } });
  expect(await found(nusrat, 'needle')).toEqual(both);

  await callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const) {
    expect(await found(reader, 'tanvir')).toEqual([]);
    const { status } = await search(reader, { keyword: 'needle', user_id: other.id });
    expect(status).toBe(404);
  }
  expect(await found(nusrat, 'needle')).toEqual([both[0]]);
  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });

  await setDisabled(server.deps.db, friend.id, server.clock.now());
  expect(await found(nusrat, 'needle')).toEqual([both[1]]);
  expect((await search(nusrat, { keyword: 'needle', user_id: friend.id })).status).toBe(404);
  await setDisabled(server.deps.db, friend.id, null);
  expect(await found(nusrat, 'needle')).toEqual(both);
});

test('messages are found in every encoding, by words within signs, and without accents', async () => {
  await say('পড\u09BCা in C++', 'কোন প\u09DCা? Über TCP/IP', '我们研究机器学习方法', 'c plain');
  expect(await found(nusrat, 'প\u09DCা')).toHaveLength(2);
  expect(await found(nusrat, 'পড\u09BCা')).toHaveLength(2);
  expect(await found(nusrat, 'C++')).toEqual(['পড\u09BCা in C++']);
  expect(await found(nusrat, 'tcp/ip uber')).toEqual(['কোন প\u09DCা? Über TCP/IP']);
  expect(await found(nusrat, '机器学习')).toEqual(['我们研究机器学习方法']);
});

test('a message is found however the words are joined, and numbers and groups as they are', async () => {
  await say('A follow up', 'Needs AB- today', 'AB+ is plenty', 'It has 10⁶ cells', '1,000 taka');
  expect(await found(nusrat, 'follow-up')).toEqual(['A follow up']);
  expect(await found(nusrat, 'AB−')).toEqual(['Needs AB- today']);
  expect(await found(nusrat, 'ab+')).toEqual(['AB+ is plenty']);
  expect(await found(nusrat, '10^6')).toEqual(['It has 10⁶ cells']);
  expect(await found(nusrat, '১০০০')).toEqual(['1,000 taka']);
  const { response } = await search(tanvir, { keyword: '10^6' });
  expect(response.matched_words).toEqual(['10^6']);
});

import { calls } from '#contract/calls/index';
import type { WantedQuote } from '#contract/entities/paperQuote';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';

const words = 'We recruited 84 students';
let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let uploader: TestUser;
let hers: TestSocket;
let his: TestSocket;
let paperId: number;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
  uploader = await server.person();
  await connectUsers(server, nusrat, tanvir);
  const pages = ['We recruited 84 students from two universities.'];
  paperId = await insertPaper(server, uploader, { title: 'Needles', pages });
  hers = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
});
afterEach(() => {
  hers.raw.terminate();
  his.raw.terminate();
});
afterAll(() => server.close());

const quote = (changes: Partial<WantedQuote> = {}): WantedQuote => ({
  ...{ paper_id: paperId, page: 1, quote: words },
  ...changes,
});
const send = (client_id: string, quotes: readonly WantedQuote[]) =>
  hers.send({
    ...{ receiver_id: tanvir.id, content: 'Look:', message_type: 'text' },
    ...{ client_id, quotes },
  });
const acknowledged = async (clientId: string) =>
  (await hers.next('message', ({ client_id: id }) => id === clientId)).message;
const historyOf = async (reader: TestUser, other: TestUser) =>
  (
    await callAs(server, reader, calls.readHistory, {
      params: { user_id: other.id },
      query: { limit: 50 },
    })
  ).response;
const shown = () => [
  { paper_id: paperId, title: 'Needles', page: 1, quote: words, state: 'verified' },
];

test('a message shows its quotes to both, in frames and in the history, also after an edit', async () => {
  send('one', [quote()]);
  const sent = await acknowledged('one');
  expect(sent.quotes).toEqual(shown());
  expect((await his.next('message')).message.quotes).toEqual(shown());
  hers.send({ type: 'edit_message', id: sent.id, content: 'See:', client_id: 'edit' });
  const changed = await his.next('message_changed');
  expect(changed.message).toMatchObject({ content: 'See:', quotes: shown() });
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const)
    expect(await historyOf(reader, other)).toMatchObject([{ quotes: shown() }]);
});

test('each of the two sees only papers that they may see', async () => {
  await callAs(server, uploader, calls.block, { body: { user_id: tanvir.id } });
  await hers.say(tanvir, 'hello');
  await his.next('message');
  const removed = [{ ...shown()[0], paper_id: null, title: '', state: 'source_removed' }];
  send('one', [quote()]);
  expect((await acknowledged('one')).quotes).toEqual(shown());
  expect((await his.next('message')).message.quotes).toEqual(removed);
  expect(await his.next('new_message')).toMatchObject({ message: { quotes: removed } });
  expect((await historyOf(tanvir, nusrat)).at(-1)).toMatchObject({ quotes: removed });
});

test('a message that is sent again has its quotes once, even if the paper is gone', async () => {
  send('same', [quote()]);
  const first = await acknowledged('same');
  send('same', [quote()]);
  expect(await acknowledged('same')).toEqual(first);
  await callAs(server, uploader, calls.deletePaper, { params: { id: paperId } });
  send('same', [quote()]);
  const { quotes } = await acknowledged('same');
  expect(quotes).toMatchObject([{ quote: words, state: 'source_removed' }]);
  expect(await historyOf(tanvir, nusrat)).toHaveLength(1);
});

test.each<[string, () => WantedQuote[], string]>([
  [
    'other words',
    () => [quote({ quote: 'We recruited 85 students' })],
    'These words aren’t on page 1.',
  ],
  ['a page without text', () => [quote({ page: 4 })], 'Page 4 has no text to quote.'],
  ['six quotes', () => Array.from({ length: 6 }, () => quote()), 'Add at most 5 quotes.'],
  ['an unknown paper', () => [quote({ paper_id: 4_000_000 })], 'This paper can’t be found.'],
])(
  '%s are refused with the id of the message, and nothing is sent',
  async (_what, quotes, detail) => {
    send('wrong', quotes());
    const error = { type: 'error', code: 'invalid', detail, client_id: 'wrong' };
    expect(await hers.next('error')).toEqual(error);
    expect(await historyOf(nusrat, tanvir)).toEqual([]);
  },
);

test('a deleted message has no quotes', async () => {
  send('one', [quote()]);
  const { id } = await acknowledged('one');
  hers.send({ type: 'delete_message', id, client_id: 'delete' });
  const { message } = await hers.next('message_changed');
  expect(message).toMatchObject({ deleted: true });
  expect(message).not.toHaveProperty('quotes');
  expect(await server.deps.db.selectFrom('quotes').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ owner_id: id }),
  );
});

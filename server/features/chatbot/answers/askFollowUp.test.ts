import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertChatbotDocument } from '#server/testing/insertChatbotDocument';

let server: TestServer;
let nusrat: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = async (body: Record<string, unknown>) =>
  callAs(server, nusrat, calls.askChatbot, { body });
const responseTo = async (body: Record<string, unknown>) => (await ask(body)).response;

const pages = [
  'The turtle of the estuary eats sea grass. It weighs 140 kilograms when grown.',
  'Crabs dig burrows in the mud. They weigh half a kilogram.',
];
const first = 'What does the turtle eat?';
const historyOf = (...questions: string[]) =>
  JSON.stringify(questions.map((question) => ({ question, document_id, pages: [1] })));
let document_id: number;
beforeEach(async () => {
  nusrat = await server.person();
  document_id = await insertChatbotDocument(server, nusrat, { pages });
});

test('a follow-up is understood by the question before, and answered literally without it', async () => {
  const req = 'And how much does it weigh?';
  const answer = await responseTo({ req, document_id, history: historyOf(first) });
  expect(answer.understood_as).toBe(`${first} ${req}`);
  expect(answer.citations?.[0]).toMatchObject({ page: 1 });
  expect(pages[0]).toContain(answer.citations?.[0]?.quote);
  expect(await responseTo({ req, document_id })).not.toHaveProperty('understood_as');
});

test('a question has no history of another document, and none if it stands by itself', async () => {
  const req = 'And how much does it weigh?';
  const other = JSON.stringify([{ question: first, document_id: document_id + 1 }]);
  expect(await responseTo({ req, document_id, history: other })).not.toHaveProperty(
    'understood_as',
  );
  const own = 'Where do crabs dig burrows?';
  const answer = await responseTo({ req: own, document_id, history: historyOf(first) });
  expect(answer).not.toHaveProperty('understood_as');
  expect(answer.citations?.[0]?.page).toBe(2);
});

test('a follow-up is searched for by itself if nothing is found with the history', async () => {
  const history = historyOf('Which xyloglucan was bought by the ministry of finance?');
  const answer = await responseTo({ req: 'And do crabs dig burrows?', document_id, history });
  expect(answer.citations?.[0]?.page).toBe(2);
});

test.each([
  ['broken JSON', '[{'],
  ['no list', '{"question":"Why?"}'],
  ['four turns', historyOf('a?', 'b?', 'c?', 'd?')],
  ['a turn without a question', '[{"pages":[1]}]'],
  ['more than 8 kB', `[{"question":"${'why '.repeat(2_100)}"}]`],
  ['more than 8 kB of Bangla', `[{"question":"${'ক'.repeat(3_000)}"}]`],
])('a history with %s is refused at the field, whatever is asked', async (_what, history) => {
  const unknown = document_id + 1_000;
  for (const body of [
    { req: 'Why?', document_id },
    { req: 'Hello' },
    { req: 'Which events are there this week?' },
    { req: 'Where do crabs dig burrows?', document_id: unknown },
  ]) {
    const { status, problem } = await ask({ ...body, history });
    expect([body.req, status, Object.keys(problem.errors ?? {})]).toEqual([
      body.req,
      400,
      ['history'],
    ]);
  }
});

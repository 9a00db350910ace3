import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertChatbotDocument } from '#server/testing/insertChatbotDocument';
import { insertPaper } from '#server/testing/insertPaper';
import {
  startChatCompletions,
  type ChatCompletionsServer,
} from '#server/testing/services/chatCompletionsServer';

const PAGES = [
  'We counted 3 rivers on page after page of the atlas. Each of the 3 was salty.',
  'The second chapter is about boats. Boats float on salt water.',
  'Turtles nest on warm beaches. They return every 4 years. Nobody knows how.',
  '',
  'An index of names.',
];

let server: TestServer;
let nusrat: TestUser;
let document_id: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  nusrat = await server.person();
  document_id = await insertChatbotDocument(server, nusrat, { pages: PAGES });
});
afterAll(() => server.close());

const ask = async (req: string, more: Record<string, unknown> = {}) =>
  (await callAs(server, nusrat, calls.askChatbot, { body: { req, ...more } })).response;

test.each([
  'What is on page 3?',
  'What does page 3 say?',
  'page 3 please',
  'Explain page 3',
  'What is on the third page?',
  'What is on page ৩?',
  '৩ নম্বর পৃষ্ঠায় কী লেখা আছে?',
])('%j gives the text of the page, with the document named or the latest', async (req) => {
  for (const more of [{ document_id }, {}]) {
    const answer = await ask(req, more);
    expect(answer).toMatchObject({
      verdict: 'supported',
      response: `${PAGES[2]} (page 3)`,
      citations: [{ document_id, page: 3, quote: PAGES[2] }],
    });
  }
});

test('the last page is given, and its number is named where it lacks an answer', async () => {
  const { response } = await ask('What does the last page say?', { document_id });
  expect(response).toBe(`${PAGES[4]} (page 5)`);
  const missing = await ask('What does the last page say about salt?', { document_id });
  expect(missing.response).toContain('on page 5 of');
});

test('a page of a paper is given as well', async () => {
  const id = await insertPaper(server, nusrat, { title: 'Turtles', pages: PAGES });
  const answer = await ask('What is on page 2?', { document_id: id, kind: 'paper' });
  expect(answer.response).toBe(`${PAGES[1]} (page 2)`);
});

test('the pages of a range are given one by one', async () => {
  const { parts, citations } = await ask('What do pages 2-3 say?', { document_id });
  expect(parts?.map(({ text }) => text)).toEqual([PAGES[1], PAGES[2]]);
  expect(citations?.map(({ page }) => page)).toEqual([2, 3]);
});

test('a page that does not exist or has no text is reported as such', async () => {
  expect(await ask('What is on page 9?', { document_id })).toMatchObject({
    verdict: 'not_in_document',
    response: expect.stringMatching(/ has 5 pages, so there is no page 9\.$/) as string,
    citations: [],
  });
  expect((await ask('What is on page 4?', { document_id })).response).toBe('Page 4 has no text.');
});

test('something on a page is looked for on that page only', async () => {
  const found = await ask('What does page 2 say about salt?', { document_id });
  expect(found.citations?.map(({ page, quote }) => [page, quote])).toEqual([
    [2, 'Boats float on salt water.'],
  ]);
  const missing = await ask('What does page 3 say about salt?', { document_id });
  expect(missing).toMatchObject({
    verdict: 'not_in_document',
    response: expect.stringMatching(/^I couldn’t find an answer on page 3 of /) as string,
  });
});

test('a page of a long document is read, although not all of it is', async () => {
  const pages = Array.from({ length: 260 }, (_, at) => `This is the text of sheet ${at + 1}.`);
  const long = await insertChatbotDocument(server, nusrat, { pages });
  const { response } = await ask('What is on page 251?', { document_id: long });
  expect(response).toBe('This is the text of sheet 251. (page 251)');
});

test('with several documents, or none, the person is asked to choose one', async () => {
  await insertChatbotDocument(server, nusrat, { pages: ['Another one.'] });
  for (const scope of ['mine', 'papers', 'help']) {
    const { response, verdict } = await ask('What is on page 1?', { scope });
    expect([verdict, response]).toEqual(['help', expect.stringMatching(/one document at a time/)]);
  }
});

describe('with a model', () => {
  let model: ChatCompletionsServer;
  let withModel: TestServer;
  beforeAll(async () => {
    model = await startChatCompletions();
    const chatbot = { url: model.url, model: 'small', key: 'k-secret' };
    withModel = await createTestServer({ config: { chatbot } });
  });
  afterAll(async () => {
    await withModel.close();
    await model.close();
  });

  test('it gets that page only, and the page is quoted if it finds no answer', async () => {
    const person = await withModel.person();
    await insertChatbotDocument(withModel, person, { pages: PAGES });
    model.respondWith('NOT_FOUND');
    const { response } = await callAs(withModel, person, calls.askChatbot, {
      body: { req: 'Explain page 3' },
    });
    expect(response.response).toBe(`${PAGES[2]} (page 3)`);
    const asked = JSON.stringify(model.requests.at(-1));
    expect(asked).toContain('Turtles nest');
    expect(asked).not.toContain('rivers');
  });
});

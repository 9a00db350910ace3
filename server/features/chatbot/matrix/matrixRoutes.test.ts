import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/index';
import { MATRICES_MAX } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { answerMatrices } from './testing/answerMatrices';

const TURTLES = [
  'Turtles nest on warm beaches. They return every four years to the same bay.',
  'The eggs hatch after sixty days. Crabs and gulls eat most of the young.',
];
const BOATS = ['Boats float on salt water. The oldest boat in the harbour was built in 1871.'];
const QUESTIONS = ['When do the eggs hatch?', 'When was the oldest boat built?'];

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let turtles: number;
let boats: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  author = await server.person();
  reader = await server.person();
  turtles = await insertPaper(server, author, { title: 'On turtles', pages: TURTLES });
  boats = await insertPaper(server, author, { title: 'On boats', pages: BOATS });
});
afterAll(() => server.close());

const create = (body: { paper_ids: number[]; questions: string[] }, as = reader) =>
  callAs(server, as, calls.createMatrix, { body });
const read = (id: number, as = reader) => callAs(server, as, calls.readMatrix, { params: { id } });
const remove = (id: number, as = reader) =>
  callAs(server, as, calls.deleteMatrix, { params: { id } });
const run = () => answerMatrices(server);
const ask = async (questions = QUESTIONS) =>
  (await create({ paper_ids: [turtles, boats], questions })).response.id;

testRefusals(
  () => server,
  ['createMatrix', 'listMatrices', 'readMatrix', 'deleteMatrix', 'exportMatrix'],
);

test('each paper answers each question with quotes, or says that it does not', async () => {
  const id = await ask();
  expect((await read(id)).response).toMatchObject({ state: 'waiting', cells: [] });
  await run();
  const { response } = await read(id);
  expect(response).toMatchObject({
    state: 'done',
    questions: QUESTIONS,
    papers: [
      { id: turtles, title: 'On turtles', state: 'readable' },
      { id: boats, title: 'On boats', state: 'readable' },
    ],
  });
  const cell = (paper: number, question: number) =>
    response.cells.find((each) => each.paper_id === paper && each.question === question);
  expect(response.cells).toHaveLength(4);
  expect(cell(turtles, 0)).toMatchObject({
    verdict: 'quoted',
    citations: [{ document_id: turtles, page: 2, quote: 'The eggs hatch after sixty days.' }],
  });
  expect(cell(boats, 1)).toMatchObject({
    verdict: 'quoted',
    citations: [{ page: 1, quote: 'The oldest boat in the harbour was built in 1871.' }],
  });
  expect(cell(turtles, 1)).toMatchObject({ verdict: 'not_in_paper', citations: [] });
});

test('a cell without an answer has the nearest passage', async () => {
  const pages = Array.from({ length: 12 }, (_, at) => `Sample ${at} carried silt to the delta.`);
  const rivers = await insertPaper(server, author, { pages });
  const questions = ['Which telescope photographed comets above the delta in Chile?'];
  const { id } = (await create({ paper_ids: [rivers], questions })).response;
  await run();
  const [cell] = (await read(id)).response.cells;
  expect(cell).toMatchObject({ verdict: 'not_in_paper', citations: [], nearest: [{}] });
  const [nearest] = cell?.nearest ?? [];
  expect(pages[(nearest?.page ?? 0) - 1]).toBe(nearest?.passage);
});

test('a question that help could answer is still put to the papers', async () => {
  const id = await ask(['How do I change my picture?']);
  await run();
  const { cells } = (await read(id)).response;
  expect(cells.map(({ verdict }) => verdict)).toEqual(['not_in_paper', 'not_in_paper']);
});

test('a page that a question names is quoted', async () => {
  const id = await ask(['What is on page 2?']);
  await run();
  const { cells } = (await read(id)).response;
  expect(cells.find(({ paper_id }) => paper_id === turtles)?.citations[0]).toMatchObject({
    page: 2,
  });
});

test('the same paper twice is one column, and questions lose the blanks around them', async () => {
  const body = { paper_ids: [boats, boats], questions: ['  How old is it? '] };
  const { status, response } = await create(body);
  expect(status).toBe(202);
  expect((await read(response.id)).response).toMatchObject({
    papers: [{ id: boats }],
    questions: ['How old is it?'],
  });
});

const papers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  ['no paper', { paper_ids: [], questions: ['Why?'] }],
  ['21 papers', { paper_ids: papers(21), questions: ['Why?'] }],
  ['no question', { paper_ids: [1], questions: [] }],
  ['11 questions', { paper_ids: [1], questions: papers(11).map(String) }],
  ['a blank question', { paper_ids: [1], questions: ['Why?', ' \u200B\n'] }],
  ['too long a question', { paper_ids: [1], questions: ['a'.repeat(501)] }],
  ['a paper that has no number', { paper_ids: ['1' as unknown as number], questions: ['Why?'] }],
])('%s is a 400', async (_what, body) => {
  expect((await create(body)).status).toBe(400);
});

test('20 papers and 10 questions are accepted', async () => {
  const more = await Promise.all(papers(18).map(() => insertPaper(server, author)));
  const paper_ids = [turtles, boats, ...more];
  const { status, response } = await create({ paper_ids, questions: papers(10).map(String) });
  expect(status).toBe(202);
  expect((await read(response.id)).response.papers).toHaveLength(20);
});

test('a paper that is unknown, or hidden from the person, is a 404', async () => {
  expect((await create({ paper_ids: [turtles, 999_999], questions: ['Why?'] })).status).toBe(404);
  await callAs(server, author, calls.block, { body: { user_id: reader.id } });
  expect((await create({ paper_ids: [turtles], questions: ['Why?'] })).status).toBe(404);
});

test('of parallel requests of one person, one is accepted and the others are a 409', async () => {
  const body = { paper_ids: [turtles], questions: ['Why?'] };
  const all = await Promise.all(papers(6).map(() => create(body)));
  expect(all.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409, 409]);
  const other = await create(body, author);
  expect(other.status).toBe(202);
});

test('the same Idempotency-Key is one matrix', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const json = { paper_ids: [turtles], questions: ['Why?'] };
  const send = () =>
    server.api<{ id: number }>('POST', '/chatbot/matrix', { token: reader.token, json, headers });
  const [first, second] = [await send(), await send()];
  expect(first.status).toBe(202);
  expect(second).toMatchObject({ status: 202, body: first.body });
});

test('a person keeps a limited number, and none is deleted to make room', async () => {
  const at = server.clock.now();
  await server.deps.db
    .insertInto('matrices')
    .values(
      papers(MATRICES_MAX).map(() => ({
        ...{ user_id: reader.id, state: 'done' as const, due_at: at, created_at: at },
        ...{ paper_ids: [turtles], questions: ['Why?'] },
      })),
    )
    .execute();
  const { status, problem } = await create({ paper_ids: [turtles], questions: ['Why?'] });
  expect(status).toBe(409);
  expect(problem.detail).toContain('Delete one first.');
  const { matrices } = (await callAs(server, reader, calls.listMatrices)).response;
  expect(matrices).toHaveLength(MATRICES_MAX);
  expect(matrices[0]).toMatchObject({ state: 'done', papers: 1, questions: ['Why?'] });
  await remove(matrices[0]?.id ?? 0);
  expect((await create({ paper_ids: [turtles], questions: ['Why?'] })).status).toBe(202);
});

test('only its owner sees and deletes a matrix', async () => {
  const id = await ask();
  expect((await read(id, author)).status).toBe(404);
  expect((await remove(id, author)).status).toBe(404);
  expect((await callAs(server, author, calls.listMatrices)).response.matrices).toEqual([]);
  expect((await remove(id)).status).toBe(204);
  expect((await read(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

test('a deleted paper takes its quotes along, and its column says so', async () => {
  const id = await ask();
  await run();
  await callAs(server, author, calls.deletePaper, { params: { id: turtles } });
  const { papers: columns, cells } = (await read(id)).response;
  expect(columns[0]).toEqual({ id: null, title: null, author: null, state: 'gone' });
  expect(cells.map(({ paper_id }) => paper_id)).toEqual([boats, boats]);
});

test('the quotes of a paper are hidden with its author, and return with them', async () => {
  const id = await ask();
  await run();
  await callAs(server, author, calls.block, { body: { user_id: reader.id } });
  const hidden = (await read(id)).response;
  expect(hidden.papers.map(({ state }) => state)).toEqual(['gone', 'gone']);
  expect(hidden.cells).toEqual([]);
  await callAs(server, author, calls.unblock, { params: { user_id: reader.id } });
  expect((await read(id)).response.cells).toHaveLength(4);
});

test('the column of a scan says that it cannot be read', async () => {
  const { db } = server.deps;
  await db
    .updateTable('document_texts')
    .set({ state: 'no_text' })
    .where('id', '=', (eb) => eb.selectFrom('papers').select('text_id').where('id', '=', turtles))
    .execute();
  const id = await ask();
  await run();
  const { state, papers: columns, cells } = (await read(id)).response;
  expect(state).toBe('done');
  expect(columns.map((column) => column.state)).toEqual(['unreadable', 'readable']);
  const ofTurtles = cells.filter(({ paper_id }) => paper_id === turtles);
  expect(ofTurtles.map(({ verdict }) => verdict)).toEqual(['failed', 'failed']);
});

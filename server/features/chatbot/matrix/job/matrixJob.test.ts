import { calls } from '#contract/calls/index';
import { MOST_ATTEMPTS } from '#server/platform/outbox/runNextJob';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { DriverRefused, DriverUnavailable, type AnswerDriver } from '../../drivers/answerDriver';
import { embeddedDriver } from '../../drivers/embeddedDriver';
import { runMatrices } from './startMatrices';
import { storeCells, takeTurn } from './turns';

const MINUTE_MS = 60_000;
const TURTLES = ['Turtles nest on warm beaches. The eggs hatch after sixty days.'];
const BOATS = ['Boats float on salt water. The oldest boat was built in 1871.'];
const QUESTIONS = [
  'When do the eggs hatch?',
  'When was the oldest boat built?',
  'Where do they nest?',
];

let server: TestServer;
let reader: TestUser;
let paper_ids: number[];
beforeEach(async () => {
  server = await createTestServer();
  reader = await server.person();
  paper_ids = [
    await insertPaper(server, reader, { title: 'On turtles', pages: TURTLES }),
    await insertPaper(server, reader, { title: 'On boats', pages: BOATS }),
  ];
});
afterEach(() => server.close());

const ask = async (as = reader, questions = QUESTIONS) =>
  (await callAs(server, as, calls.createMatrix, { body: { paper_ids, questions } })).response.id;
const read = async (id: number, as = reader) =>
  (await callAs(server, as, calls.readMatrix, { params: { id } })).response;

/** The embedded engine; before each question it calls the function with the number of questions so far. */
function watched(before?: (asked: string[]) => unknown): { driver: AnswerDriver; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    driver: {
      name: 'embedded',
      async draft(inquiry) {
        asked.push(`${inquiry.sources[0]?.title}: ${inquiry.question}`);
        await before?.(asked);
        return embeddedDriver.draft(inquiry);
      },
    },
  };
}
const rests: number[] = [];
const rest = async (ms: number) => void rests.push(ms);
beforeEach(() => rests.splice(0));
const run = (driver: AnswerDriver, signal?: AbortSignal) =>
  runMatrices(server.deps, { driver, rest }, signal);

const ALL = ['On turtles', 'On boats'].flatMap((title) =>
  QUESTIONS.map((question) => `${title}: ${question}`),
);

test('a stopped server leaves the rest to the next one, which asks nothing twice', async () => {
  const id = await ask();
  const stopping = new AbortController();
  const first = watched((asked) => asked.length === 2 && stopping.abort());
  await run(first.driver, stopping.signal);
  expect(await read(id)).toMatchObject({ state: 'running' });
  expect((await read(id)).cells).toHaveLength(2);
  const second = watched();
  await run(second.driver);
  expect(await read(id)).toMatchObject({ state: 'done' });
  expect([...first.asked, ...second.asked]).toEqual(ALL);
});

test('after a failure of the model it goes on from the stored answers', async () => {
  const id = await ask();
  const failing = watched((asked) => {
    if (asked.length === 3) throw new DriverUnavailable('The model could not be reached.');
  });
  await run(failing.driver);
  expect(await read(id)).toMatchObject({ state: 'waiting' });
  expect((await read(id)).cells).toHaveLength(2);
  const again = watched();
  await run(again.driver);
  expect(again.asked).toEqual([]);
  server.clock.advance(MINUTE_MS);
  await run(again.driver);
  expect(again.asked).toEqual(ALL.slice(2));
  expect(await read(id)).toMatchObject({ state: 'done' });
});

test('a model that stays away fails the matrix, which keeps its answers', async () => {
  const id = await ask();
  const failing = watched((asked) => {
    if (asked.length > 1) throw new DriverUnavailable('The model could not be reached.');
  });
  for (let turn = 0; turn < MOST_ATTEMPTS + 1; turn += 1) {
    await run(failing.driver);
    server.clock.advance(16 * MINUTE_MS);
  }
  const { state, cells } = await read(id);
  expect([state, cells.length]).toEqual(['failed', 1]);
  const { length } = failing.asked;
  await run(failing.driver);
  expect(failing.asked).toHaveLength(length);
  await expect(ask()).resolves.toBeGreaterThan(id);
});

test('a question that the model refuses fails alone', async () => {
  const id = await ask();
  const refusing = watched((asked) => {
    if (asked.length === 1) throw new DriverRefused('The model answered 400.');
  });
  await run(refusing.driver);
  const { state, cells } = await read(id);
  expect(state).toBe('done');
  expect(cells.filter(({ verdict }) => verdict === 'failed')).toMatchObject([
    { paper_id: paper_ids[0], question: 0, citations: [], nearest: [] },
  ]);
});

test('quotes that a model invents are dropped', async () => {
  const id = await ask();
  const text = 'The eggs hatch after ninety days.';
  await run({
    name: 'openai_compatible',
    draft: ({ sources: [source] }) =>
      Promise.resolve({
        parts: source
          ? [{ text, form: 'markdown', claims: [{ source, page: 1, quote: text }] }]
          : [],
        further: [],
      }),
  });
  const { cells } = await read(id);
  expect(new Set(cells.map(({ verdict }) => verdict))).toEqual(new Set(['not_in_paper']));
});

test('if a process dies, another one takes over, and the dead one stores nothing more', async () => {
  const id = await ask();
  const dead = await takeTurn(server.deps);
  const other = watched();
  await run(other.driver);
  expect(other.asked).toEqual([]);
  server.clock.advance(3 * MINUTE_MS);
  await run(other.driver);
  expect((await read(id)).cells).toHaveLength(6);
  if (!dead) throw new Error('There was no turn.');
  const cell = { paper_id: paper_ids[0] ?? 0, question: 0, citations: [], nearest: [] };
  expect(await storeCells(server.deps, dead, [{ ...cell, verdict: 'failed' }])).toBe(false);
  expect((await read(id)).cells.map(({ verdict }) => verdict)).not.toContain('failed');
});

test('deleting a matrix stops it', async () => {
  const id = await ask();
  const { driver, asked } = watched(() =>
    callAs(server, reader, calls.deleteMatrix, { params: { id } }),
  );
  await run(driver);
  expect(asked).toHaveLength(1);
  const cells = await server.deps.db.selectFrom('matrix_cells').selectAll().execute();
  expect(cells).toEqual([]);
});

test('the matrices of several people take turns paper by paper', async () => {
  const other = await server.person();
  await ask(reader, ['First?']);
  server.clock.advance(1);
  await ask(other, ['Second?']);
  const { driver, asked } = watched(() => server.clock.advance(1));
  await run(driver);
  expect(asked.map((each) => each.split(': ')[1])).toEqual([
    'First?',
    'Second?',
    'First?',
    'Second?',
  ]);
});

test('there is a rest after each answer, in proportion to its time', async () => {
  await ask();
  await run(embeddedDriver);
  expect(rests).toHaveLength(6);
  expect(rests.every((ms) => ms > 0)).toBe(true);
});

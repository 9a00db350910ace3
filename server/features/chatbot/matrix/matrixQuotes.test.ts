import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { ReadPaper } from '#server/testing/papers/measureAnswers';
import { testedPapers } from '#server/testing/papers/index';
import { readPapers } from '#server/testing/papers/readPapers';
import { callAs } from '#server/testing/rights/callAs';
import { answerMatrices } from './testing/answerMatrices';
import { insertReadPaper } from './testing/insertReadPaper';

const PAPERS = 20;
const QUESTIONS = 10;
const SEED = 1_871;

let server: TestServer;
let papers: ReadPaper[];
beforeAll(async () => {
  server = await createTestServer();
  papers = await readPapers(testedPapers);
});
afterAll(async () => {
  await server.close();
  await stopPdfWorker();
});

test('every quote of two hundred cells about read PDFs is literally on its page', async () => {
  const person = await server.person();
  const [questions = []] = fc.sample(
    fc.shuffledSubarray(
      testedPapers.flatMap(({ answered }) => answered.map(({ ask }) => ask)),
      { minLength: QUESTIONS, maxLength: QUESTIONS },
    ),
    { seed: SEED, numRuns: 1 },
  );
  const pages = new Map<number, ReadPaper['source']['pages']>();
  const paper_ids: number[] = [];
  for (let index = 0; index < PAPERS; index += 1) {
    const read = papers[index % papers.length];
    if (!read) throw new Error('There are no papers.');
    const id = await insertReadPaper(server, person, read);
    pages.set(id, read.source.pages);
    paper_ids.push(id);
  }
  const body = { paper_ids, questions };
  const { id } = (await callAs(server, person, calls.createMatrix, { body })).response;
  await answerMatrices(server);
  const { state, cells } = (await callAs(server, person, calls.readMatrix, { params: { id } }))
    .response;
  expect([state, cells.length]).toEqual(['done', PAPERS * QUESTIONS]);
  const textOf = (paper: number, page: number) =>
    pages.get(paper)?.find((each) => each.page === page)?.text ?? '';
  const quotes = cells.flatMap(({ paper_id, citations }) =>
    citations.map(({ page, quote }) => textOf(paper_id, page).includes(quote)),
  );
  expect(quotes.length).toBeGreaterThan(QUESTIONS);
  expect(quotes).not.toContain(false);
  for (const { paper_id, verdict, citations, nearest } of cells) {
    expect(citations.length > 0).toBe(verdict === 'quoted');
    for (const { page, quote, passage = '' } of nearest) {
      expect(textOf(paper_id, page)).toContain(passage);
      expect(passage).toContain(quote);
    }
  }
});

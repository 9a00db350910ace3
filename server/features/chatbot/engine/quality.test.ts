import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { heldOutPapers, testedPapers } from '#server/testing/papers/index';
import { measureAnswers, type ReadPaper } from '#server/testing/papers/measureAnswers';
import { readPapers } from '#server/testing/papers/readPapers';
import { embeddedDriver } from '../drivers/embeddedDriver';

let papers: ReadPaper[];
beforeAll(async () => {
  papers = await readPapers(testedPapers);
});
afterAll(stopPdfWorker);

const isHeldOut = ({ paper }: ReadPaper) => heldOutPapers.includes(paper);

test('there are twelve papers and sixty questions with an answer, and fifteen without', () => {
  expect(papers.length).toBeGreaterThanOrEqual(12);
  const count = (of: (paper: ReadPaper['paper']) => readonly unknown[]) =>
    papers.reduce((sum, { paper }) => sum + of(paper).length, 0);
  expect(count(({ answered }) => answered)).toBeGreaterThanOrEqual(60);
  expect(count(({ unanswered }) => unanswered)).toBeGreaterThanOrEqual(15);
});

test.each([
  ['all papers', () => papers],
  ['papers that nothing was tuned on', () => papers.filter(isHeldOut)],
])('the embedded engine finds answers in %s, and declines the rest', async (_which, which) => {
  const found = await measureAnswers(embeddedDriver, which());
  expect(found.literalQuotes).toBe(found.quotes);
  expect(found.rightPage / found.questions).toBeGreaterThanOrEqual(0.85);
  expect(found.answered / found.questions).toBeGreaterThanOrEqual(0.75);
  expect(found.declined / found.unanswerable).toBeGreaterThanOrEqual(0.8);
});

test('the same holds if each question is put to all papers at once', async () => {
  const sources = papers.map(({ source }) => source);
  const found = await measureAnswers(embeddedDriver, papers, sources);
  expect(found.literalQuotes).toBe(found.quotes);
  expect(found.rightPage / found.questions).toBeGreaterThanOrEqual(0.85);
  expect(found.declined / found.unanswerable).toBeGreaterThanOrEqual(0.8);
});

test('questions about other papers find no answer', async () => {
  const strangers = papers.map(({ source }, index): ReadPaper => {
    const asked = papers[(index + 1) % papers.length]?.paper;
    if (!asked) throw new Error('There are no papers.');
    const unanswered = asked.answered.map(({ ask }) => ask);
    return { source, paper: { ...asked, answered: [], unanswered } };
  });
  const { declined, unanswerable } = await measureAnswers(embeddedDriver, strangers);
  expect(declined / unanswerable).toBeGreaterThanOrEqual(0.8);
});

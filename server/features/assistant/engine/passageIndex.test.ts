import { extractAnswer } from './extractAnswer';
import { createPassageIndex } from './passageIndex';
import { readQuestion } from './question';
import type { Source } from './source';
import { suggestQuestions } from './suggestQuestions';
import { summarise } from './summarise';

/** Runs work and checks that it yields to the event loop at least every hundred milliseconds. */
async function expectTurns(work: () => Promise<unknown>): Promise<void> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const start = performance.now();
  await work();
  const elapsed = performance.now() - start;
  clearInterval(timer);
  // On an idle machine it yields every few milliseconds.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(elapsed / 100));
}

const NOUNS = [
  'estuary',
  'river',
  'silt',
  'mica',
  'debris',
  'delta',
  'sand',
  'current',
  'shore',
  'tide',
];
const noun = (number: number) => NOUNS[number % NOUNS.length];
const sentence = (number: number) =>
  `The ${noun(number)} of sample ${number} carries ${noun(number >> 1)} and fine ${noun(number >> 2)} to sea. `;
const pages = Array.from({ length: 150 }, (_, index) => ({
  page: index + 1,
  text: Array.from({ length: 40 }, (_each, number) => sentence(index * 40 + number)).join(''),
}));
const long: Source = { kind: 'upload', id: 1, title: 'Long', pages };

test('indexing a long document does not block the event loop', async () => {
  await expectTurns(() => createPassageIndex([long]));
});

test('suggesting questions about it does not block the event loop', async () => {
  const index = await createPassageIndex([long]);
  await expectTurns(() => suggestQuestions(long, index));
});

test('summarising it does not block the event loop', async () => {
  await expectTurns(() => summarise(long, 5));
});

test('the longest question does not block the event loop', async () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index} and silt`);
  const pages = Array.from({ length: 200 }, (_, index) => ({
    page: index + 1,
    text: `${words.slice(index, index + 60).join(' ')}. `.repeat(8),
  }));
  const index = await createPassageIndex([{ kind: 'upload', id: 1, title: 'Long', pages }]);
  await expectTurns(() => extractAnswer(index, `${words.slice(0, 300).join(' ')}?`));
  expect(readQuestion(words.join(' ')).terms).toHaveLength(40);
});

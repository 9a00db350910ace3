import { extractAnswer } from './extractAnswer';
import { createPassageIndex } from './passageIndex';
import { readQuestion } from './question';
import type { Source } from './source';
import { suggestQuestions } from './suggestQuestions';
import { summarise } from './summarise';

/** Runs some work and requires that others got their turns, one every hundred milliseconds at least. */
async function expectTurns(work: () => Promise<unknown>): Promise<void> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const start = performance.now();
  await work();
  const elapsed = performance.now() - start;
  clearInterval(timer);
  // It is one every few milliseconds where no other process is in the way.
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

test('while a long document is read, others get their turns', async () => {
  await expectTurns(() => createPassageIndex([long]));
});

test('while questions about it are made up, others get their turns', async () => {
  const index = await createPassageIndex([long]);
  await expectTurns(() => suggestQuestions(long, index));
});

test('while it is summed up, others get their turns', async () => {
  await expectTurns(() => summarise(long, 5));
});

test('the longest question keeps the thread from others for a moment at a time only', async () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index} and silt`);
  const pages = Array.from({ length: 200 }, (_, index) => ({
    page: index + 1,
    text: `${words.slice(index, index + 60).join(' ')}. `.repeat(8),
  }));
  const index = await createPassageIndex([{ kind: 'upload', id: 1, title: 'Long', pages }]);
  await expectTurns(() => extractAnswer(index, `${words.slice(0, 300).join(' ')}?`));
  expect(readQuestion(words.join(' ')).terms).toHaveLength(40);
});

import { extractAnswer } from './extractAnswer';
import { createPassageIndex } from './passageIndex';
import { readQuestion } from './question';
import type { Source } from './source';
import { suggestQuestions } from './suggestQuestions';
import { summarise } from './summarise';

/** Goes on from test to test, because the slices do. */
let now = 1_000_000_000;

/**
 * Counts the turns of the event loop while work runs. Each look at the clock finds the slice of
 * time used up, as if every step were slow.
 */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await work();
  clearImmediate(next);
  clock.mockRestore();
  return turns;
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
const SENTENCES = 150 * 40;
const long: Source = { kind: 'upload', id: 1, title: 'Long', pages };

test('indexing a long document does not block the event loop', async () => {
  const { passages } = await createPassageIndex([long]);
  expect(passages.flatMap(({ sentences }) => sentences)).toHaveLength(SENTENCES);
  // Once per page when it is read, and twice per passage.
  const turns = await turnsDuring(() => createPassageIndex([long]));
  expect(turns).toBeGreaterThan(pages.length + 2 * passages.length - 10);
});

test('suggesting questions about it does not block the event loop', async () => {
  const index = await createPassageIndex([long]);
  expect(await turnsDuring(() => suggestQuestions(long, index))).toBeGreaterThan(SENTENCES);
});

test('summarising it does not block the event loop', async () => {
  // Without a paragraph near its beginning, it compares its first 400 sentences.
  const contents = Array.from({ length: 6 }, (_, page) => ({ page, text: 'contents, figures' }));
  const withoutLead = { ...long, pages: [...contents, ...pages] };
  expect(await turnsDuring(() => summarise(withoutLead, 5))).toBeGreaterThan(400);
});

test('the longest question does not block the event loop', async () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index} and silt`);
  const pages = Array.from({ length: 200 }, (_, index) => ({
    page: index + 1,
    text: `${words.slice(index, index + 60).join(' ')}. `.repeat(8),
  }));
  const index = await createPassageIndex([{ kind: 'upload', id: 1, title: 'Long', pages }]);
  const question = `${words.slice(0, 300).join(' ')}?`;
  // Once per term at least.
  expect(await turnsDuring(() => extractAnswer(index, question))).toBeGreaterThan(40);
  expect(readQuestion(words.join(' ')).terms).toHaveLength(40);
});

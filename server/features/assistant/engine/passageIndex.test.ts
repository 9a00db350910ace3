import { extractAnswer } from './extractAnswer';
import { createPassageIndex } from './passageIndex';
import { readQuestion } from './question';
import type { Source } from './source';

test('while a long document is read, others get their turns', async () => {
  const text = 'The estuary of the river carries silt, mica and debris to the sea. '.repeat(40);
  const pages = Array.from({ length: 150 }, (_, index) => ({ page: index + 1, text }));
  const source: Source = { kind: 'upload', id: 1, title: 'Long', pages };
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await createPassageIndex([source]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('the longest question keeps the thread from others for a moment at a time only', async () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index} and silt`);
  const pages = Array.from({ length: 200 }, (_, index) => ({
    page: index + 1,
    text: `${words.slice(index, index + 60).join(' ')}. `.repeat(8),
  }));
  const index = await createPassageIndex([{ kind: 'upload', id: 1, title: 'Long', pages }]);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const start = performance.now();
  await extractAnswer(index, `${words.slice(0, 300).join(' ')}?`);
  const elapsed = performance.now() - start;
  clearInterval(timer);
  // A turn every few milliseconds; every hundred where other processes are in the way.
  expect(turns * 100).toBeGreaterThan(elapsed);
  expect(readQuestion(words.join(' ')).terms).toHaveLength(40);
});

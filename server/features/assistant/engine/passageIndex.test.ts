import { createPassageIndex } from './passageIndex';
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

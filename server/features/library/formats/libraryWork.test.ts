import { WorkRefused } from '#server/platform/fairness/createFairWork';
import { WorkerLost } from '#server/platform/workers/createWorkerProcess';
import { exportEntries, inspectText, libraryProblem, stopLibraryWorkers } from './libraryWork';
import * as texts from './texts';

afterAll(stopLibraryWorkers);

test('bibliographies are read and written in another process', async () => {
  const { entries, refused } = await inspectText(1, '@misc{a, title = {On $x_1$}}\n@misc{b,}');
  expect(entries.map(({ entry }) => entry.title)).toEqual(['On $x_1$']);
  expect(refused).toEqual([{ line: 2, reason: texts.noTitle }]);
  const written = await exportEntries(
    1,
    'ris',
    entries.map(({ entry }) => ({ id: 5, entry })),
  );
  expect(written).toContain('TI  - On $x_1$\r\n');
});

test('a text that takes too long is its reader’s to split; a lost worker is not their fault', () => {
  expect(libraryProblem(new WorkerLost('killed', true), texts.notRead)).toMatchObject({
    status: 422,
    detail: texts.tooSlow,
  });
  expect(libraryProblem(new WorkerLost('died'), texts.notRead)).toMatchObject({
    status: 503,
    detail: texts.notRead,
  });
  expect(libraryProblem(new WorkRefused('owner is full'), texts.notRead)).toMatchObject({
    status: 429,
    detail: texts.tooManyOfYours,
  });
  const other = new Error('other');
  expect(libraryProblem(other, texts.notRead)).toBe(other);
});

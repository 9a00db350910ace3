import { indexOf } from './indexCache';
import type { Source } from './source';

const source: Source = {
  kind: 'upload',
  id: 7,
  title: 'Rivers',
  pages: [{ page: 1, text: 'The river is salty.' }],
  pageCount: 1,
};

test('the index of a whole document is kept until it changes', async () => {
  const index = await indexOf([source]);
  expect(await indexOf([{ ...source }])).toBe(index);
  const read = { ...source, pages: [{ page: 1, text: 'The river is salty.', sections: [] }] };
  for (const other of [{ ...source, title: 'Lakes' }, { ...source, id: 8 }, read]) {
    expect(await indexOf([other])).not.toBe(index);
  }
});

test('an index of some pages, or of several documents, is not kept', async () => {
  const part = { ...source, pageCount: 2 };
  expect(await indexOf([part])).not.toBe(await indexOf([part]));
  const two = [source, { ...source, id: 9 }];
  expect(await indexOf(two)).not.toBe(await indexOf(two));
});

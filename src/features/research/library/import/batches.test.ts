import type { LibraryEntry } from '#contract/entities/library';
import { LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';
import { batchesOf, withTags } from './batches';

const entryOf = (fields: LibraryEntry['fields'] = {}): LibraryEntry => ({
  ...{ title: 'T', author: '', year: null, doi: null, fields },
});

test('a batch has at most 500 entries and 1 MB, and a key of its own', () => {
  const abstract = 'ব'.repeat(20_000);
  const entries = [
    ...Array.from({ length: 501 }, () => entryOf()),
    ...Array.from({ length: 40 }, () => entryOf({ abstract })),
  ];
  let key = 0;
  const batches = batchesOf(entries, () => String((key += 1)));
  expect(batches.flatMap((batch) => batch.entries)).toEqual(entries);
  expect(batches[0]?.entries).toHaveLength(500);
  for (const batch of batches)
    expect(new TextEncoder().encode(JSON.stringify(batch.entries)).length).toBeLessThan(
      LIBRARY_IMPORT_MAX_BYTES * 1.01,
    );
  expect(batches.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
    batches.map((_batch, at) => String(at + 1)),
  );
});

test('an entry gets chosen tags once, before its own, as far as there is room', () => {
  const tags = Array.from({ length: 10 }, (_, at) => `t${at}`);
  expect(withTags({ ...entryOf(), tags }, ['Zotero', 't0']).tags).toEqual([
    'Zotero',
    ...tags.slice(0, 9),
  ]);
  expect(withTags(entryOf(), [])).toEqual(entryOf());
});

test('a tag without room stays a keyword, before those that the entry has', () => {
  const tags = [...Array.from({ length: 9 }, (_, at) => `t${at}`), 'sea, deep'];
  const entry = withTags({ ...entryOf({ keyword: 'tides' }), tags }, ['Zotero']);
  expect(entry.tags).toEqual(['Zotero', ...tags.slice(0, 9)]);
  expect(entry.fields).toEqual({ keyword: '{sea, deep}, tides' });
});

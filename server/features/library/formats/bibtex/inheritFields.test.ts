import fc from 'fast-check';
import type { LibraryEntry } from '#contract/entities/library';
import { readEntries } from '../readEntries';
import * as texts from '../texts';
import { writeEntries } from '../writeEntries';

const read = (text: string) => readEntries(text).entries.map(({ entry }) => entry);
const written = (entries: readonly LibraryEntry[]) =>
  writeEntries(
    'bib',
    entries.map((entry, id) => ({ id, entry })),
  );

const PROCEEDINGS = `@proceedings{Icaa2019,
  title = {Proceedings of {ICAA}}, subtitle = {The ninth conference},
  editor = {Jahan, Nusrat}, publisher = {Quadrat}, year = 2019, month = may,
  doi = {10.1000/whole}, pages = {1--900}, isbn = {978-3-16-148410-0}, note = {Two volumes}
}`;

test('a paper inherits what its proceedings say, before or after them, in any case', () => {
  const child = '@inproceedings{a, title = {On tides}, pages = {1--9}, crossref = {icaa2019}}';
  for (const text of [`${child}\n${PROCEEDINGS}`, `${PROCEEDINGS}\n${child}`]) {
    const paper = read(text).find(({ title }) => title === 'On tides');
    expect(paper).toEqual({
      title: 'On tides',
      author: '',
      year: 2019,
      doi: null,
      fields: {
        type: 'paper-conference',
        page: '1-9',
        'container-title': 'Proceedings of ICAA: The ninth conference',
        editor: 'Jahan, Nusrat',
        publisher: 'Quadrat',
        ISBN: '978-3-16-148410-0',
        'citation-key': 'a',
        issued: '2019-05',
      },
    });
  }
});

test.each([
  [
    'its own fields',
    '@inproceedings{a, title = {T}, booktitle = {B}, date = {2018}, crossref = {p}}',
    { year: 2018, fields: { 'container-title': 'B' } },
  ],
  [
    'the title of the book as its own without another',
    '@inbook{a, chapter = 5, crossref = p}',
    { title: 'P', fields: { 'chapter-number': '5' } },
  ],
  [
    'the title of a journal',
    '@article{a, title = {T}, crossref = "p"}',
    { fields: { 'container-title': 'P' } },
  ],
])('an entry has %s', (_what, child, expected) => {
  const parent = '@book{p, title = {P}, year = 2017, month = jun}';
  expect(read(`${child}\n${parent}`)[0]).toMatchObject(expected);
});

test('a reference to an entry that is missing stays, and leads nowhere after an export', () => {
  const [entry] = read('@misc{a, title = {T}, crossref = {b}}');
  expect(entry?.fields).toEqual({ crossref: 'b', 'citation-key': 'a' });
  const other = { title: 'B', author: '', year: 2019, doi: null, fields: { 'citation-key': 'b' } };
  expect(entry && read(written([entry, other]))[0]).toEqual(entry);
});

test('fields come from ancestors too, and circles and long lines of them end', () => {
  const line = Array.from(
    { length: 300 },
    (_, at) =>
      `@book{k${at}, title = {T${at}}, f${String.fromCharCode(97 + (at % 26))} = {${at}}, crossref = k${at + 1}}`,
  );
  const [first] = read(line.join('\n'));
  expect(Object.keys(first?.fields ?? {}).filter((name) => /^f.$/.test(name))).toEqual(
    [...'abcdefghi'].map((letter) => `f${letter}`),
  );
  const circle = '@book{a, title={A}, fa={1}, crossref=b}\n@book{b, title={B}, fb={2}, crossref=a}';
  expect(read(circle).map(({ fields }) => [fields.fa, fields.fb])).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  expect(read('@book{a, title={A}, crossref=a}')[0]?.fields.crossref).toBe('a');
});

test('a long parent of many entries is not multiplied', () => {
  const parent = `@book{p, title = {P}, publisher = {${'x'.repeat(9_000)}}}`;
  const children = Array.from({ length: 400 }, (_, at) => `@misc{c${at}, title={T}, crossref=p}`);
  const { entries, refused } = readEntries([...children, parent].join('\n'));
  expect(entries.length).toBeGreaterThan(200);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set([texts.inheritsTooMuch]));
});

test('an entry that is there only for others is none, whole or broken', () => {
  const child = '@inproceedings{a, title = {T}, crossref = {p}}';
  const { entries, refused } = readEntries(`${child}\n@crossref{p, title = {P}}\n@crossref{q, `);
  expect(entries.map(({ entry }) => entry.fields['container-title'])).toEqual(['P']);
  expect(refused).toEqual([]);
});

const value = fc.stringMatching(/^[a-z]{1,6}$/);
const names = ['publisher', 'editor', 'volume', 'series', 'address', 'booktitle', 'year'] as const;
const field = fc.constantFrom(...names).chain((name) => value.map((text) => [name, text] as const));
const entry = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  to: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'none', ''),
  fields: fc.array(field, { maxLength: 5 }),
});

test('what is read with references comes back from an export as it is, and own fields win', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (all) => {
      const file = all.map(({ key, to, fields }, at) => {
        const parts = [['title', `T${at}`], ['crossref', to], ...fields];
        return `@incollection{${key},${parts.map(([name, text]) => `${name} = {${text}}`).join(', ')}}`;
      });
      const entries = read(file.join('\n'));
      expect(entries.map(({ title }) => title)).toEqual(all.map((_each, at) => `T${at}`));
      for (const [at, { fields }] of entries.entries()) {
        const own = all[at]?.fields.find(([name]) => name === 'publisher')?.[1];
        if (own !== undefined) expect(fields.publisher).toBe(own);
      }
      expect(read(written(entries))).toEqual(entries);
    }),
  );
});

import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';
import { firstEntry, splitFile } from './splitFile';

const many = <Item>(count: number, write: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => write(at));

const FORMATS: [name: string, pattern: RegExp, write: (count: number) => string][] = [
  [
    'BibTeX',
    /^@misc/gm,
    (count) => many(count, (at) => `@misc{k${at},\n title = {T}\n}\n`).join(''),
  ],
  [
    'RIS',
    /^TY {2}-/gm,
    (count) => many(count, () => 'TY  - GEN\r\nTI  - T\r\nER  - \r\n').join(''),
  ],
  ['DOI lines', /^10\./gm, (count) => many(count, (at) => `10.1000/${at}\n\n`).join('')],
];

test.each(FORMATS)(
  '%s is split between its entries, with the line of each piece',
  (_name, pattern, write) => {
    const file = write(1_200);
    const lines = file.split(/\r?\n/);
    const pieces = splitFile(file);
    expect(pieces.map(({ text }) => text.match(pattern)?.length)).toEqual([500, 500, 200]);
    expect(pieces.map(({ text }) => text).join('')).toBe(file.replaceAll('\r', ''));
    for (const { line, text } of pieces) expect(text.startsWith(lines[line - 1] ?? '-')).toBe(true);
  },
);

test('a list in JSON is split into lists', () => {
  const items = many(1_001, (at) => ({
    id: at,
    title: 'A "}{][" \n, title',
    author: [{ literal: 'B' }],
  }));
  const pieces = splitFile(JSON.stringify(items, null, 1));
  const read = pieces.map(({ text }) => JSON.parse(text) as unknown[]);
  expect(read.map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(read.flat()).toEqual(items);
  const lines = JSON.stringify(items, null, 1).split('\n');
  expect(pieces.map(({ line }) => lines[line - 1]?.trim())).toEqual(['[', '{', '{']);
});

test('macros are repeated in later pieces without moving lines', () => {
  const macro = '@string{n =\n "Nature"}\n';
  const file = macro + many(501, (at) => `@misc{k${at}, title = n}\n`).join('');
  const [first, second] = splitFile(file);
  expect(first?.text.startsWith(macro)).toBe(true);
  expect(second).toEqual({
    line: 503,
    text: '@string{n = "Nature"} @misc{k500, title = n}\n',
  });
});

test('entries from which others inherit are repeated after other pieces, once and not as entries', () => {
  const book = '@Book{Whole,\n title = {W},\n crossref = {series}\n}\n';
  const series = ' @book{series, title = {S}}\n';
  const chapter = (at: number) => `@incollection{k${at}, title = {T}, CrossRef = "whole"}\n`;
  const file = `mail@example.org\n${book}${many(502, chapter).join('')}${series}`;
  const [first, second] = splitFile(file);
  expect(first?.text.endsWith(`${chapter(498)}\n@crossref{series, title = {S}}`)).toBe(true);
  expect(first?.text.match(/@/g)).toHaveLength(502);
  expect(second).toEqual({
    line: 505,
    text: [
      ...[chapter(499), chapter(500), chapter(501), series],
      '\n@crossref{Whole,\n title = {W},\n crossref = {series}\n}',
    ].join(''),
  });
  expect(splitFile(book + chapter(1))).toEqual([{ line: 1, text: book + chapter(1) }]);
});

test('an entry that inherits from itself, in a circle or from a long one is split off alone', () => {
  const circle = '@book{a, title = {A}, crossref = b}\n@book{b, title = {B}, crossref = a}\n';
  expect(firstEntry(circle).text).toBe(
    `${circle.split('\n')[0]}\n\n@crossref{b, title = {B}, crossref = a}\n@crossref{a, title = {A}, crossref = b}`,
  );
  const alone = '@book{a, title = {A}, crossref = c}\n';
  const long = `@book{c, title = {${'x'.repeat(100_000)}}}\n`;
  expect(firstEntry(alone + long)).toEqual({ count: 2, text: alone });
});

test('no piece has more bytes than one call takes', () => {
  const entry = `@misc{k, title = {${'ব'.repeat(100_000)}}}\n`;
  const pieces = splitFile(entry.repeat(10));
  const sizes = pieces.map(({ text }) => new TextEncoder().encode(text).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LIBRARY_IMPORT_MAX_BYTES);
  expect(pieces.map(({ text }) => text).join('')).toBe(entry.repeat(10));
});

test('no piece has more bytes with the entries from which others inherit', () => {
  const parent = `@book{p, title = {${'x'.repeat(90_000)}}}\n`;
  const child = `@misc{k, title = {${'x'.repeat(300_000)}}, crossref = p}\n`;
  const pieces = splitFile(parent + child.repeat(9));
  expect(pieces.length).toBeGreaterThan(2);
  for (const { text } of pieces) {
    expect(text.length).toBeLessThanOrEqual(LIBRARY_IMPORT_MAX_BYTES);
    expect(text.match(/\{p,/g)).toHaveLength(1);
  }
});

test('a short file is one piece, an empty one is none', () => {
  expect(splitFile('')).toEqual([]);
  expect(splitFile(' \n')).toEqual([]);
  expect(splitFile('{"title": "T"}')).toEqual([{ line: 1, text: '{"title": "T"}' }]);
  expect(splitFile('10.1000/1\n'.repeat(LIBRARY_IMPORT_MAX))).toHaveLength(1);
});

test('comments and preambles are no entries, so that no piece is without one', () => {
  const comments = '@comment{not an entry}\n@preamble{"x"}\n'.repeat(400);
  expect(splitFile(`${comments}@misc{k, title = {T}}\n`)).toHaveLength(1);
});

test.each([
  ['@string{n = "N"}\n@misc{a, title = n}\n', '@misc{b, title = n}\n'],
  ['TY  - GEN\nTI  - A\nER  - \n', 'TY  - GEN\nTI  - B\nER  - \n'],
  ['10.1000/1\n', '10.1000/2'],
])('the first of several entries is cut out: %j', (first, second) => {
  expect(firstEntry(first + second)).toEqual({ count: 2, text: first });
  expect(firstEntry(first)).toEqual({ count: 1, text: first });
});

test('the first object of a list in JSON is cut out, and a text without entries stays', () => {
  expect(firstEntry('[{"id": 1}, {"id": 2}]')).toEqual({ count: 2, text: '[{"id": 1}]' });
  expect(firstEntry('@comment{x}')).toEqual({ count: 0, text: '@comment{x}' });
});

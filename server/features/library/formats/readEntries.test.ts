import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_AUTHOR_MAX_LENGTH, LIBRARY_IMPORT_MAX } from '#contract/limits';
import { readEntries } from './readEntries';
import * as texts from './texts';
import { writeEntries, type BibliographyFormat } from './writeEntries';

const sample = (ending: string) =>
  readFileSync(path.join(__dirname, 'samples', `zotero.${ending}`), 'utf8');
const entriesOf = (text: string) => readEntries(text).entries.map(({ entry }) => entry);
const only = (text: string) => {
  const [entry, ...others] = entriesOf(text);
  expect(others).toEqual([]);
  return entry;
};
const bibtex = (fields: string) => only(`@article{key2,\n title = {T}, ${fields}\n}`);

test.each([
  ['a year', bibtex('year = {২০১৯}'), { year: 2019 }],
  ['a year and month', bibtex('year = {۲۰۱۹}, month = {۵}'), { issued: '2019-05' }],
  ['a date', bibtex('date = {২০১৯-০৫-০৩}'), { issued: '2019-05-03' }],
  [
    'a date of RIS',
    only('TY  - JOUR\nTI  - T\nPY  - ২০১৯/০৫/০৩/\nER  - '),
    { issued: '2019-05-03' },
  ],
  ['a year of CSL', only('{"title": "T", "issued": {"raw": "২০১৯"}}'), { year: 2019 }],
  ['parts of CSL', only('{"title": "T", "issued": {"date-parts": [["২০১৯"]]}}'), { year: 2019 }],
])(
  '%s in the digits of another script is understood',
  (_what, entry, { year = 2019, issued }: { year?: number; issued?: string }) => {
    expect([entry?.year, entry?.fields.issued]).toEqual([year, issued]);
  },
);

test('a date of another calendar, with its month, stays as it is written', () => {
  const entry = bibtex('year = {১২ বৈশাখ ১৪২৬}');
  expect([entry?.year, entry?.fields.issued]).toEqual([null, '১২ বৈশাখ ১৪২৬']);
});

test('the items of CSL JSON may be in an object, as an interface sends them', () => {
  const text = '{"items":\n[{"title": "A"},\n{"title": "B"}, {"type": "book"}]}';
  expect(entriesOf(text).map(({ title }) => title)).toEqual(['A', 'B']);
  expect(readEntries(text).refused).toEqual([{ line: 3, reason: texts.noTitle }]);
});

const SAMPLES: [ending: string, format: BibliographyFormat, count: number, refused: unknown[]][] = [
  [
    'bib',
    'bib',
    14,
    [
      { line: 133, reason: texts.notClosed },
      { line: 145, reason: texts.noTitle },
    ],
  ],
  [
    'ris',
    'ris',
    14,
    [
      { line: 50, reason: texts.noType },
      { line: 164, reason: texts.noTitle },
    ],
  ],
  [
    'csljson',
    'json',
    14,
    [
      { line: 372, reason: texts.notJson },
      { line: 376, reason: texts.noTitle },
    ],
  ],
];

test.each(SAMPLES)(
  'an export in %s is read, and comes back after two round trips',
  (ending, format, count, refused) => {
    const first = readEntries(sample(ending));
    expect(first.refused).toEqual(refused);
    expect(first.entries).toHaveLength(count);
    let entries = first.entries.map(({ entry }) => entry);
    for (let trip = 0; trip < 2; trip += 1) {
      const written = entries.map((entry, id) => ({ id, entry }));
      const back = entriesOf(writeEntries(format, written));
      expect(back).toEqual(entries);
      entries = back;
    }
  },
);

test('the same works have the same titles, names, years and DOIs in every format', () => {
  const [bib, ris, json] = SAMPLES.map(([ending]) =>
    entriesOf(sample(ending))
      .slice(0, 7)
      .map(({ title, author, year, doi, note, tags }) => ({
        title,
        author,
        year,
        doi,
        note,
        tags,
      })),
  );
  expect(ris).toEqual(bib);
  expect(json).toEqual(bib);
});

test('an entry of BibTeX has its fields by their names in CSL', () => {
  const [first, , third, book, chapter] = entriesOf(sample('bib'));
  expect(first).toEqual({
    title: 'Zur Elektrodynamik bewegter Körper',
    author: 'Einstein, Albert',
    year: 1905,
    doi: '10.1002/andp.19053221004',
    fields: {
      type: 'article-journal',
      volume: '322',
      issue: '10',
      'container-title': 'Annalen der Physik',
      page: '891-921',
      'citation-key': 'einstein_elektrodynamik_1905',
      issued: '1905-06',
    },
    note: 'Read the second part again.\nCompare with Lorentz.',
    tags: ['Relativität', 'Lichtgeschwindigkeit $c$'],
  });
  expect(third?.title).toBe('Masses of $B_s^0$ mesons at $\\sqrt{s} = 13$ TeV, and CO$_{2}$');
  expect(third?.author).toBe('The LHC Study Group; Müller-Lüd, Émile; Sørensen, Åse; others');
  expect(book?.fields).toMatchObject({ editor: 'Heath, Thomas L.', 'collection-number': '3' });
  expect(chapter?.author).toBe('van der Berg, Søren; King, Martin, Jr.');
});

test.each([
  ['{\\"u}\\"{u}\\"u {\\ss} \\ss{} \\o{}x', 'üüü ß ß øx'],
  ["\\'\\i \\'{\\i} \\v{C} \\c c \\^{}", 'íí Č ç ^'],
  ['\\\'{\\^e} \\aa ngstr\\"om \\textit{a {b}}', 'ế ångström a b'],
  ["50\\% \\& \\$5 -- a---b ``q''", '50% & $5 – a—b “q”'],
  ['$ x_1 $ and \\(y\\) costs $5', '$x_1$ and \\(y\\) costs $5'],
  ['\\unknown{a} \\href{b}{c} \\url{d}', '\\unknowna c d'],
])('the TeX %s reads as %s', (tex, title) => {
  expect(only(`@misc{a, title = {${tex}}}`)?.title).toBe(title);
});

test.each([
  ['month = may', '2019-05'],
  ['month = "5", day = 3', '2019-05-03'],
  ['month = {3 May}', '2019-05-03'],
  ['month = {Spring}', 'Spring 2019'],
  ['date = {2019-05/2019-06}', '2019-05/2019-06'],
])('the date %s is kept', (written, issued) => {
  const entry = bibtex(`year = 2019, ${written}`);
  expect(entry).toMatchObject({ year: 2019, fields: { issued } });
});

test.each([
  ['family=Berg, given=Søren, prefix=von', 'von Berg, Søren'],
  ['{Acme, Inc.} and Plato', '{Acme, Inc.}; Plato'],
  ['Charles de Gaulle and Tom AND Jerry', 'de Gaulle, Charles; Tom; Jerry'],
  ['王小明, 李雷', '王小明; 李雷'],
  ['王小明、李雷', '王小明; 李雷'],
  ['王小明;李雷', '王小明; 李雷'],
  ['محمد علي، سارة حسن', 'علي, محمد; حسن, سارة'],
  ['山田, 太郎 and 鈴木, 花子', '山田, 太郎; 鈴木, 花子'],
  ['{{World} Bank} and A. {Smith and Sons}', 'World Bank; Smith and Sons, A.'],
])('the names %s read as %s', (names, author) => {
  expect(bibtex(`author = {${names}}`)?.author).toBe(author);
});

test('macros are replaced, and those that multiply are refused', () => {
  expect(only('@string(n = "Nature")\n@misc{a, title = "In " # n # { 5}}')?.title).toBe(
    'In Nature 5',
  );
  const doubled = Array.from({ length: 40 }, (_, at) => `@string{a${at + 1} = a${at} # a${at}}`);
  const bomb = [
    '@string{a0 = "aaaaaaaa"}',
    ...doubled,
    '@misc{b, title = a40}',
    '@misc{c, title={C}}',
  ];
  const { entries, refused } = readEntries(bomb.join('\n'));
  expect(entries.map(({ entry }) => entry.title)).toEqual(['C']);
  expect(refused.map(({ reason }) => reason)).toContain(texts.tooManyMacros);
});

test('broken entries name their line and what to mend, and don’t stop the others', () => {
  const text = [
    '@misc d',
    '@misc{a, title {A}}',
    '@misc{b, title = {B}, {C}}',
    '@misc{c, title = }',
    '% @misc{e, title = {E}}',
    '@misc{f, title = {F}}',
    '@misc(g, title = {G}) @misc{h, title = "H"}',
  ].join('\n');
  const { entries, refused } = readEntries(text);
  expect(entries.map(({ line, entry }) => [line, entry.title])).toEqual([
    [6, 'F'],
    [7, 'G'],
    [7, 'H'],
  ]);
  expect(refused).toEqual([
    { line: 1, reason: texts.noBrace('misc') },
    { line: 2, reason: texts.noEquals('title') },
    { line: 3, reason: texts.noFieldName },
    { line: 4, reason: texts.noValue('title') },
  ]);
});

test('lines of DOIs become entries with the DOI as title', () => {
  const { entries, refused } = readEntries('10.1000/ABC\r\n\r\nhttps://doi.org/10.1000/x\nnone\n');
  expect(entries.map(({ line, entry }) => [line, entry])).toEqual([
    [1, { title: '10.1000/abc', author: '', year: null, doi: '10.1000/abc', fields: {} }],
    [3, { title: '10.1000/x', author: '', year: null, doi: '10.1000/x', fields: {} }],
  ]);
  expect(refused).toEqual([{ line: 4, reason: texts.noDoi }]);
});

test('one object of CSL JSON is read too, with particles and a date in words', () => {
  const item = {
    type: 'book',
    title: 'T',
    author: [{ given: 'A.', family: 'Berg', 'non-dropping-particle': 'von' }, { literal: 'A, B' }],
    issued: { literal: 'about 1850' },
    volume: 3,
  };
  expect(only(JSON.stringify(item))).toEqual({
    title: 'T',
    author: 'von Berg, A.; {A, B}',
    year: 1850,
    doi: null,
    fields: { type: 'book', volume: '3', issued: 'about 1850' },
  });
});

test('more tags than ten, and long ones, are kept as keywords', () => {
  const words = Array.from({ length: 12 }, (_, at) => `t${at}`);
  const entry = bibtex(`keywords = {${[...words, 'x'.repeat(60)].join(', ')}}`);
  expect(entry?.tags).toEqual(words.slice(0, 10));
  expect(entry?.fields.keyword).toBe(`t10, t11, ${'x'.repeat(60)}`);
});

test('a note over 500 characters is a field', () => {
  const entry = bibtex(`annote = {${'n'.repeat(501)}}`);
  expect(entry?.note).toBeUndefined();
  expect(entry?.fields.annote).toHaveLength(501);
});

test('fields over their number, or whose names have digits, become lines of one field', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const fields = letters.flatMap((a) => [`x${a} = {1}`, `y${a} = {2}`]).join(', ');
  const entry = bibtex(`${fields}, c1 = {3}`);
  expect(Object.keys(entry?.fields ?? {})).toHaveLength(40);
  expect(entry?.fields.extra).toContain('c1: 3\n');
  expect(entry?.fields.extra).toContain('yz: 2');
});

const manyNames = (count: number) =>
  Array.from({ length: count }, (_, at) => `Family${String(at).padStart(4, '0')}, A. B.`);

test('a long list of authors comes back, and one over the limit is refused', () => {
  const fitting = manyNames(Math.floor(LIBRARY_AUTHOR_MAX_LENGTH / 19));
  const entry = bibtex(`author = {${fitting.join(' and ')}}`);
  expect(entry?.author).toBe(fitting.join('; '));
  const many = `@misc{a, title = {T}, author = {${manyNames(6_000).join(' and ')}}}`;
  expect(readEntries(many).refused).toEqual([{ line: 1, reason: texts.authorsTooLong }]);
});

test.each([
  ['BibTeX', '@misc{a, title = {T}}\n'],
  ['RIS', 'TY  - GEN\nTI  - T\nER  - \n'],
  ['lines', 'no DOI\n'],
])('reading stops after one entry too many in %s', (_name, piece) => {
  const { entries, refused } = readEntries(piece.repeat(2_000));
  expect(entries.length + refused.length).toBe(LIBRARY_IMPORT_MAX + 1);
});

test.each([
  '{',
  '@',
  '\\',
  '[',
  '@a{',
  '@string{a=',
  '[{"a":',
  'TY  - ',
  '$',
  '@a{b,c={',
  '"',
  '%',
])('a megabyte of %s is read to its end', (piece) => {
  const { entries } = readEntries(piece.repeat(Math.floor(1_000_000 / piece.length)));
  expect(entries).toEqual([]);
});

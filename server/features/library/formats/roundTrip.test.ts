import fc from 'fast-check';
import type { LibraryEntry } from '#contract/entities/library';
import { readEntries } from './readEntries';
import { writeEntries, type BibliographyFormat } from './writeEntries';

const FORMATS: readonly BibliographyFormat[] = ['bib', 'ris', 'json'];

const word = fc.oneof(
  fc.stringMatching(/^[\p{L}\p{N}]{1,6}$/u).map((text) => text.normalize('NFC')),
  fc.constantFrom('বাংলা', 'ব্যাকরণ', '汉语', 'Łódź', 'Ångström', "l'œuvre", 'DNA', 'iPhone', '🙂'),
);
const formula = fc.constantFrom(
  '$x_1$',
  '$\\alpha^{2}$',
  '$$E = mc^2$$',
  '$\\{a\\}$',
  '$H_2O$',
  '$-1$',
);
const hostile = fc.oneof(
  fc.stringMatching(/^[-\\{}$&#%_^~"'`,<>!?@=|:;()[\]*+./]{1,5}$/),
  fc.constantFrom(
    '\\input{/etc/passwd}',
    '} , evil = {x}',
    '@book{c,',
    '{\\"u}',
    'TY - JOUR',
    '$5',
  ),
);
const linesOf = (part: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(' '));
const line = linesOf(fc.oneof(word, formula, hostile), 8);
const text = fc.oneof(
  line,
  fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n')),
);

const namePart = linesOf(
  fc.oneof(
    word,
    fc.constantFrom('van', 'O’Brien', 'Müller-Lüd', 'and', 'A.', 'family=x', '\\"u', '50%'),
  ),
  3,
);
const name = fc.oneof(
  fc.tuple(namePart, namePart).map((parts) => parts.join(', ')),
  fc.tuple(namePart, namePart, fc.constantFrom('Jr.', 'III')).map((parts) => parts.join(', ')),
  namePart,
  fc.constantFrom('World Bank', 'others', '{Acme, Inc.}', '{A; B}', 'Smith and Sons'),
);
const names = fc.array(name, { maxLength: 4 }).map((all) => all.join('; '));
const someNames = fc.array(name, { minLength: 1, maxLength: 3 }).map((all) => all.join('; '));

const date = fc.constantFrom(
  ...['2019-05', '2019-05-03', '2019-05/2019-06', '2019-13', 'Spring 2019', 'Winter 2019'],
  ...['circa 2019', 'circa 2019-05/2019-06', 'circa Summer 2019', 'Autumn 2019-05', 'Trinity 2019'],
);
const issued = fc.oneof(
  fc.record({ year: fc.constant(2019), issued: date }),
  fc.record({ year: fc.integer({ min: 0, max: 2200 }), issued: fc.constant(undefined) }),
  fc.record({
    year: fc.constant(null),
    issued: fc.constantFrom(undefined, 'in press', '-0044-03', 'circa -0044', 'Spring -0044'),
  }),
);
const fields = fc.record(
  {
    type: fc.constantFrom(
      'article-journal',
      'book',
      'chapter',
      'thesis',
      'report',
      'webpage',
      'song',
      'motion_picture',
      'paper-conference',
      'odd type',
    ),
    genre: fc.constantFrom('PhD thesis', "Master's thesis", 'Essay'),
    'container-title': text,
    abstract: text,
    volume: line,
    issue: line,
    number: line,
    page: fc.constantFrom('12-34', 'e123', 'iv-x, 12', '1-2-3'),
    publisher: line,
    'publisher-place': line,
    editor: someNames,
    translator: someNames,
    'collection-editor': someNames,
    accessed: date,
    URL: fc.constantFrom('https://a.example/b_c%20d?e=1&f=~g#h', 'https://a.example/$x$'),
    ISBN: fc.constantFrom('978-3-16-148410-0', 'two of them'),
    ISSN: fc.constantFrom('1234-567X', 'unknown'),
    DOI: fc.constant('none'),
    crossref: fc.constantFrom('smith2019', '汉语'),
    note: text,
    title: text,
    author: text,
    journal: text,
    type_: fc.constant('x'),
    'csl-type': text,
    'citation-key': fc.constantFrom('smith2019', 'odd key', '汉语'),
    constructor: text,
    extra: text,
    'container-title-short': line,
    'collection-number': line,
  },
  { requiredKeys: [] },
);

const entry: fc.Arbitrary<LibraryEntry> = fc
  .record({
    title: linesOf(word, 2).chain((first) => line.map((rest) => `${first} ${rest}`)),
    author: names,
    doi: fc.option(fc.constantFrom('10.1234/a_(b)-7', '10.1000/x#y&z')),
    issued,
    fields,
    note: fc.option(text, { nil: undefined }),
    tags: fc.option(
      fc.uniqueArray(fc.oneof(linesOf(word, 3), fc.constantFrom('a, b', 'c; d', '50% & more')), {
        minLength: 1,
        maxLength: 10,
      }),
      { nil: undefined },
    ),
  })
  .map(({ issued: when, fields: { type_: _type, ...others }, note, tags, ...rest }) => ({
    ...rest,
    year: when.year,
    fields: Object.fromEntries(
      Object.entries({ ...others, ...(when.issued === undefined ? {} : { issued: when.issued }) }),
    ),
    ...(note === undefined ? {} : { note }),
    ...(tags === undefined ? {} : { tags }),
  }));

const read = (text_: string) => readEntries(text_);

test.each(FORMATS)('any entries come back from %s as they are', (format) => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (all) => {
      const { entries, refused } = read(
        writeEntries(
          format,
          all.map((each, id) => ({ id, entry: each })),
        ),
      );
      expect(refused).toEqual([]);
      expect(entries.map((found) => found.entry)).toEqual(all);
    }),
    { numRuns: 200 },
  );
});

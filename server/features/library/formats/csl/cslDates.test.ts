import fc from 'fast-check';
import { readEntries } from '../readEntries';
import { writeEntries, type BibliographyFormat } from '../writeEntries';

const read = (issued: unknown) =>
  readEntries(JSON.stringify([{ title: 'T', type: 'book', issued }])).entries[0]?.entry;
const back = (issued: unknown, format: BibliographyFormat = 'json') => {
  const entry = read(issued);
  return entry ? writeEntries(format, [{ id: 1, entry }]) : '';
};

test.each([
  [{ 'date-parts': [[2019]], season: 1 }, 'Spring 2019'],
  [{ 'date-parts': [[2019]], season: '4' }, 'Winter 2019'],
  [{ 'date-parts': [[2019]], season: 'Trinity' }, 'Trinity 2019'],
  [{ 'date-parts': [[1850]], circa: true }, 'circa 1850'],
  [{ 'date-parts': [['1850']], circa: 1 }, 'circa 1850'],
  [{ 'date-parts': [[1850, 5], [1851]], circa: 'true' }, 'circa 1850-05/1851'],
  [{ 'date-parts': [[1850]], circa: true, season: 3 }, 'circa Autumn 1850'],
  [{ literal: '1850', circa: true }, 'circa 1850'],
])('the date %j is kept as words, with its year', (issued, expected) => {
  const entry = read(issued);
  expect(entry?.fields.issued).toBe(expected);
  expect(entry?.year).toBe(Number(/\d{4}/.exec(expected)?.[0]));
});

test.each([
  [{ 'date-parts': [[2019]], circa: false, season: '' }, undefined],
  [{ 'date-parts': [[2019, 5]], circa: 0 }, '2019-05'],
  [{ season: 2 }, 'Summer'],
])('the date %j is none of these', (issued, expected) => {
  expect(read(issued)?.fields.issued).toBe(expected);
});

test('programs of BibTeX and RIS find the words where they look for them', () => {
  const season = { 'date-parts': [[2019]], season: 2 };
  const circa = { 'date-parts': [[1850]], circa: true };
  expect(back(season, 'bib')).toMatch(/year = \{2019\},\s+month = \{Summer\}/);
  expect(back(circa, 'bib')).toContain('year = {circa 1850}');
  expect(back(season, 'ris')).toContain('DA  - 2019///Summer\r\n');
  expect(back(circa, 'ris')).toContain('PY  - 1850\r\nDA  - 1850///circa\r\n');
});

const year = fc.integer({ min: 1000, max: 2200 });
const month = fc.integer({ min: 1, max: 12 });
const side = fc.oneof(
  fc.tuple(year),
  fc.tuple(year, month),
  fc.tuple(year, month, fc.integer({ min: 1, max: 28 })),
);
const date = fc.oneof(
  fc.record(
    { 'date-parts': fc.array(side, { minLength: 1, maxLength: 2 }), circa: fc.constant(true) },
    { requiredKeys: ['date-parts'] },
  ),
  fc.record(
    {
      'date-parts': fc.tuple(fc.tuple(year)),
      season: fc.integer({ min: 1, max: 4 }),
      circa: fc.constant(true),
    },
    { requiredKeys: ['date-parts', 'season'] },
  ),
);

test('any date of CSL comes back with its season and whether it is estimated', () => {
  fc.assert(
    fc.property(date, (issued) => {
      const [item] = JSON.parse(back(issued)) as { issued: unknown }[];
      expect(item?.issued).toEqual({ ...issued });
    }),
  );
});

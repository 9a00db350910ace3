import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { LibraryEntry } from '#contract/entities/library';
import { readEntries } from './readEntries';
import { writeEntries } from './writeEntries';

const entryOf = (more: Partial<LibraryEntry> = {}): LibraryEntry => ({
  title: 'Étude de l’ADN à 50 %',
  author: 'Ångström, José; {Acme, Inc.}',
  year: 2019,
  doi: '10.1234/a_(b)-7',
  fields: { type: 'article-journal', 'container-title': 'Nature & Co', volume: '7', page: '12-34' },
  ...more,
});

test.each(['bib', 'ris', 'json'] as const)(
  'another program reads what is written as %s',
  (format) => {
    const [item = {}] = new Cite(writeEntries(format, [{ id: 7, entry: entryOf() }]), {
      generateGraph: false,
    }).data;
    expect(item).toMatchObject({
      type: 'article-journal',
      title: 'Étude de l’ADN à 50 %',
      DOI: '10.1234/a_(b)-7',
      'container-title': 'Nature & Co',
      volume: '7',
      page: '12-34',
      issued: { 'date-parts': [[2019]] },
    });
    expect((item.author as unknown[])[0]).toMatchObject({ family: 'Ångström', given: 'José' });
  },
);

test('keys are the original ones if unique, and else made of the id', () => {
  const keyed = (key: string) => entryOf({ fields: { 'citation-key': key } });
  const all = ['smith', 'Jones', 'jones', 'odd key', ''].map((key, id) => ({
    id,
    entry: key === '' ? entryOf({ fields: {} }) : keyed(key),
  }));
  const written = writeEntries('bib', all);
  expect([...written.matchAll(/^@\w+\{(.*),$/gm)].map(([, key]) => key)).toEqual([
    'smith',
    'quadref1',
    'quadref2',
    'quadref3',
    'quadref4',
  ]);
  expect(readEntries(written).entries.map(({ entry }) => entry)).toEqual(
    all.map(({ entry }) => entry),
  );
});

test('no entry takes the key that another one gets, in whatever case', () => {
  const taking = entryOf({ fields: { 'citation-key': 'QuadRef2' } });
  const all = [
    { id: 1, entry: taking },
    { id: 2, entry: entryOf({ fields: {} }) },
  ];
  const keys = [...writeEntries('bib', all).matchAll(/^@\w+\{(.*),$/gm)].map(([, key]) => key);
  expect(keys).toEqual(['quadref1', 'quadref2']);
});

test('formulas are TeX, and no text ends its field', () => {
  const title = 'Mass $m_1$ costs $5, {x} } , evil = {y} \\input{z}';
  const written = writeEntries('bib', [{ id: 1, entry: entryOf({ title }) }]);
  expect(written).toContain('Mass $m_1$ costs');
  expect(written).toContain('\\$5');
  expect(written).not.toContain('\\input');
  expect(written).not.toMatch(/^\s*evil =/m);
});

test('empty notes and tags are left out', () => {
  const entry = entryOf({ note: '', tags: [] });
  for (const format of ['bib', 'ris', 'json'] as const)
    expect(readEntries(writeEntries(format, [{ id: 1, entry }])).entries[0]?.entry).toEqual(
      entryOf(),
    );
});

test('a year that differs from the full date counts', () => {
  const entry = entryOf({ year: 2020, fields: { issued: '2019-05-03' } });
  for (const format of ['bib', 'ris', 'json'] as const) {
    const [found] = readEntries(writeEntries(format, [{ id: 1, entry }])).entries;
    expect(found?.entry).toMatchObject({ year: 2020, fields: {} });
  }
});

import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import fc from 'fast-check';
import { authorNames, type CitedName, type CitedPaper } from '#domain/citations';
import { bibtexOf, citePaper } from './citePaper';

const paperOf = (more: Partial<CitedPaper>): CitedPaper => ({
  id: 7,
  title: 'A title',
  author: 'Nusrat Jahan',
  doi: '10.1234/a_(b)%3c-7',
  published_year: 2019,
  ...more,
});

interface ReadName {
  family: string;
  given?: string;
  'non-dropping-particle'?: string;
}

/** The fields of an entry of BibTeX, as another program reads them. */
function readBibtex(bibtex: string) {
  const [entry = {}, ...others] = new Cite(bibtex, { generateGraph: false }).data;
  expect(others).toEqual([]);
  return {
    key: entry['citation-key'],
    title: entry.title,
    doi: entry.DOI,
    year: (entry.issued as { 'date-parts': number[][] })['date-parts'][0]?.[0],
    authors: (entry.author as ReadName[]).map(
      ({ family, given, 'non-dropping-particle': particle }): CitedName =>
        given === undefined
          ? { literal: family }
          : { family: particle === undefined ? family : `${particle} ${family}`, given },
    ),
  };
}

/** The values of each tag of a RIS record. */
const readRis = (ris: string, tag: string) =>
  ris.split('\n').flatMap((line) => (line.startsWith(`${tag}  - `) ? [line.slice(6)] : []));

const SCRIPTS: [script: string, title: string, author: string, shown: string[]][] = [
  ['Latin', 'Étude des œuvres de Łódź', 'José Ångström; Søren von Berg', ['Ångström', 'von Berg']],
  ['Bangla', 'বাংলা ভাষার ব্যাকরণ', 'রহিম উদ্দিন; করিম খান', ['রহিম উদ্দিন', 'করিম খান']],
  ['Cyrillic', 'Грамматика русского языка', 'Иван Петров; Анна Ильина', ['Петров', 'Ильина']],
  ['Chinese', '汉语语法研究', '王小明; 李雷', ['王小明', '李雷']],
  ['Arabic', 'قواعد اللغة العربية', 'محمد علي; سارة حسن', ['علي', 'حسن']],
  ['Devanagari', 'हिन्दी व्याकरण', 'राम शर्मा; सीता देवी', ['राम शर्मा', 'सीता देवी']],
  ['Tamil', 'தமிழ் இலக்கணம்', 'அருண் குமார்; மீனா ராஜ்', ['அருண் குமார்', 'மீனா ராஜ்']],
  ['Thai', 'ไวยากรณ์ไทย', 'สมชาย ใจดี; มานี มีนา', ['สมชาย ใจดี', 'มานี มีนา']],
  ['Georgian', 'ქართული ენა', 'გიორგი მაისურაძე; ნინო ბერიძე', ['გიორგი მაისურაძე', 'ნინო ბერიძე']],
  ['Greek', 'Ελληνική γραμματική', 'Νίκος Παππάς; Άννα Βλάχου', ['Παππάς', 'Βλάχου']],
  ['Korean', '한국어 문법', '김 철수; 이 영희', ['김철수', '이영희']],
];

test.each(SCRIPTS)('a paper in %s is complete in every format', (_script, title, author, shown) => {
  const paper = paperOf({ title, author });
  const { bibtex, ris, apa, chicago, ieee } = citePaper(paper);
  const names = authorNames(author);
  const { doi, published_year: year } = paper;
  expect(readBibtex(bibtex)).toEqual({ key: 'quad7', title, doi, year, authors: names });
  expect(readRis(ris, 'TI')).toEqual([title]);
  expect(readRis(ris, 'DO')).toEqual([doi]);
  expect(readRis(ris, 'PY')).toEqual([String(year)]);
  expect(readRis(ris, 'AU')).toEqual(
    names.map((name) => ('literal' in name ? name.literal : `${name.family}, ${name.given}`)),
  );
  for (const line of [apa, chicago, ieee]) {
    for (const part of [...shown, String(year), doi ?? '']) expect(line).toContain(part);
    expect(line.toLowerCase()).toContain(title.toLowerCase());
  }
});

test.each([
  '50% of {x} & $y_1$ #2 ~ ^ \\alpha',
  '} , evil = {x} \\input{/etc/passwd} $x_1$',
  'DNA: The RNA -- of ``a\'\' ?` << >> ,, !` "q"',
  '@book{c, d={e}}, a\\b\\\\c',
  '{{{',
  "iPhone, O’Brien and it's x² ½ ™ 🙂 \u{1D518}",
  '{\\"u} \\& \\% $\\alpha$ \\textbf{y}',
])('the title %j comes back as it is', (title) => {
  expect(readBibtex(bibtexOf({ ...paperOf({ title }), kind: 'paper' })).title).toBe(title);
});

test.each<[string, CitedName[]]>([
  ['Ludwig van Beethoven', [{ family: 'van Beethoven', given: 'Ludwig' }]],
  ['Smith and Wesson; World Bank', [{ literal: 'Smith and Wesson' }, { literal: 'World Bank' }]],
  ['Plato', [{ literal: 'Plato' }]],
  ['others', [{ literal: 'others' }]],
  ['And, Anders; B&B Ltd.', [{ family: 'And', given: 'Anders' }, { literal: 'B&B Ltd.' }]],
  ['Müller-{Lüd, Ann_a', [{ family: 'Müller-{Lüd', given: 'Ann_a' }]],
  ['Acme, Inc.; 50% Project', [{ literal: 'Acme, Inc.' }, { literal: '50% Project' }]],
])('the authors %j come back as they are', (author, names) => {
  expect(readBibtex(bibtexOf({ ...paperOf({ author }), kind: 'paper' })).authors).toEqual(names);
});

test('any title comes back, and ends neither its field nor its entry', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[\p{L}\p{N}]{1,6}$/u),
    fc.stringMatching(/^[-\\{}$&#%_^~"'`,<>!?@=|:;()[\]*+./]{1,4}$/),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const title = words.join(' ').normalize('NFC');
      expect(readBibtex(bibtexOf({ ...paperOf({ title }), kind: 'paper' })).title).toBe(title);
    }),
  );
});

test('keys are ASCII, and differ between all papers and works', () => {
  const works = [1, 11].flatMap((id) =>
    (['paper', 'manuscript'] as const).map((kind) => ({ ...paperOf({ title: '汉语', id }), kind })),
  );
  const keys = works.map((work) => readBibtex(bibtexOf(work)).key);
  expect(keys).toEqual(['quad1', 'quadwork1', 'quad11', 'quadwork11']);
});

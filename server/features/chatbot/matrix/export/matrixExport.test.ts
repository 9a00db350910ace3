import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import type { FoundMatrix } from '../findMatrix';
import { readCsv } from '../testing/readCsv';
import * as texts from '../texts';
import { writeBibliography } from './writeBibliography';
import { csvField, writeCsv } from './writeCsv';
import { writeMarkdown } from './writeMarkdown';

const ORIGIN = 'https://quad.example';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

/** A title, a question, and a quote for each script. */
const SCRIPTS: [script: string, title: string, question: string, quote: string][] = [
  ['Latin', 'Étude des œuvres', 'Où naît-elle ?', 'L’œuvre, dit-on, naît « à Łódź ».'],
  ['Bangla', 'বাংলা ভাষার ব্যাকরণ', 'ক্রিয়া কোথায় বসে?', 'বাক্যের শেষে ক্রিয়া বসে।'],
  ['Cyrillic', 'Грамматика языка', 'Где глагол?', 'Глагол стоит в конце предложения.'],
  ['Chinese', '汉语语法研究', '动词在哪里？', '动词位于主语之后，宾语之前。'],
  ['Arabic', 'قواعد اللغة العربية', 'أين الفعل؟', 'الفعل يأتي في أول الجملة.'],
  ['Devanagari', 'हिन्दी व्याकरण', 'क्रिया कहाँ है?', 'क्रिया वाक्य के अंत में आती है।'],
];
const HOSTILE: [kind: string, title: string, question: string, quote: string][] = [
  [
    'signs',
    'A "title", with; signs',
    'Is 3 < 5 & 7 > 6?',
    'It said, "no": *never* _at_ `all` [x](y) | $5 #1 ~z~.',
  ],
  [
    'commands of TeX',
    '\\input{x} } , evil = {y}',
    'Why {',
    'It costs 50% of \\$5 & {a_b}^2 @book{c, x}.',
  ],
  [
    'addresses',
    'www.example.org',
    'Who is a@b.example?',
    'See https://example.org/a_b and www.example.org.',
  ],
  ['a list', '1. First', '- What?', '2. Second of the list, + and - as well.'],
  ['HTML', '<b>Bold</b>', '<script>?', '<img src=x> &amp; the <!-- rest --> of it.'],
];
const ALL = [...SCRIPTS, ...HOSTILE];

const matrixOf = (title: string, question: string, quote: string): FoundMatrix => ({
  id: 5,
  state: 'done',
  questions: [question, 'What else?'],
  papers: [
    {
      id: 7,
      shown: {
        ...{ id: 7, title, author: 'Nusrat Jahan', doi: '10.1234/tides.7' },
        ...{ published_year: 2019, state: 'readable' },
      },
    },
    { id: 8, shown: undefined },
  ],
  cells: [
    {
      ...{ matrix_id: 5, paper_id: 7, question: 0, verdict: 'quoted', nearest: [] },
      citations: [
        { document_id: 7, kind: 'paper', page: 4, quote },
        {
          document_id: 7,
          kind: 'paper',
          page: 6,
          page_name: 'iv (6 of 9)',
          quote: `And: ${quote}`,
        },
      ],
    },
    {
      ...{ matrix_id: 5, paper_id: 7, question: 1, verdict: 'not_in_paper', nearest: [] },
      citations: [],
    },
  ],
});

/** As spreadsheets show a field: without the sign that keeps it a text. */
const shown = (field: string | null) => (field ?? '').replace(/^'/, '');

test.each(ALL)('CSV with %s is read back as it was', async (_kind, title, question, quote) => {
  const file = writeCsv(matrixOf(title, question, quote), ORIGIN);
  expect(file.startsWith('\uFEFF')).toBe(true);
  const lines = await readCsv(database.connectionString, texts.columns, file.slice(1));
  expect(
    lines.map((line) => [shown(line.Question ?? ''), shown(line.Paper ?? ''), line.Answer]),
  ).toEqual([
    [question, title, texts.found],
    [question, title, texts.found],
    [question, '', texts.gone],
    ['What else?', title, texts.notInPaper],
    ['What else?', '', texts.gone],
  ]);
  expect(lines.slice(0, 2).map((line) => [line.Page, shown(line.Quote ?? ''), line.Link])).toEqual([
    ['4', quote, `${ORIGIN}/dashboard/research/papers/7/read#page=4`],
    ['iv (6 of 9)', `And: ${quote}`, `${ORIGIN}/dashboard/research/papers/7/read#page=6`],
  ]);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1+1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u200B=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
])('the beginning of the formula %j stays a text in spreadsheets', (text) => {
  expect(csvField(text)).toBe(`"'${text}"`);
});

test.each(['a=1', '5 - 3', '“-”', 'বাংলা', "'=1", ''])('%j needs no sign', (text) => {
  expect(csvField(text)).toBe(`"${text}"`);
});

/** The text of HTML without its elements. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => textOf(inner).trim(),
  );

test.each(ALL)('Markdown with %s is read back as it was', (_kind, title, question, quote) => {
  const file = writeMarkdown(matrixOf(title, question, quote), ORIGIN);
  const html = renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, file));
  expect(elements(html, 'h2')).toEqual([`1. ${question}`, '2. What else?']);
  expect(elements(html, 'h3')).toEqual([title, texts.gone, title, texts.gone]);
  expect(elements(html, 'blockquote').map((each) => each.split(/\n+/))).toEqual([
    [quote, 'p. 4'],
    [`And: ${quote}`, 'p. iv (6 of 9)'],
  ]);
  // Programs may make links of the addresses in a quote, too.
  const own = [...html.matchAll(/href="([^"]*)"/g)].filter(([, address]) =>
    address?.startsWith(ORIGIN),
  );
  expect(own.map(([, address]) => address)).toEqual([
    `${ORIGIN}/dashboard/research/papers/7/read#page=4`,
    `${ORIGIN}/dashboard/research/papers/7/read#page=6`,
  ]);
});

test.each(SCRIPTS)('BibTeX in %s is read back as it was', (_script, title, question, quote) => {
  const file = writeBibliography(matrixOf(title, question, quote));
  const [entry = {}, ...others] = new Cite(file, { generateGraph: false }).data;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ 'citation-key': 'quad7', title, DOI: '10.1234/tides.7' });
  expect(file).toContain(`${question}\n“${quote}” (p. 4)\n“And: ${quote}” (p. iv (6 of 9))`);
});

test.each(HOSTILE)('BibTeX with %s is one entry', (_kind, title, question, quote) => {
  const file = writeBibliography(matrixOf(title, question, quote));
  expect(new Cite(file, { generateGraph: false }).data).toHaveLength(1);
});

test('a matrix that runs, or failed, says which answers are missing', () => {
  const matrix = matrixOf('A', 'B?', 'C');
  const at = (state: FoundMatrix['state']) => writeCsv({ ...matrix, state, cells: [] }, ORIGIN);
  expect(at('running')).toContain(texts.notYet);
  expect(at('failed')).toContain(texts.noAnswer);
});

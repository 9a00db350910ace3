import type { PageLine } from '../pageLines';
import { readSections } from './readSections';

type Made = Partial<Omit<PageLine, 'text'>> & { text: string; gap?: number };

const LEADING = 12;
const BODY = 'body';
const line = (text: string, more: Partial<Made> = {}): Made => ({ text, ...more });
const heading = (text: string, size = 14) => line(text, { size, font: 'bold', gap: 24 });

/** The lines of a page, each below the one before. */
function pageOf(...made: readonly Made[]): PageLine[] {
  let y = 760;
  return made.map(({ gap = LEADING, ...of }) => {
    y -= gap;
    return { size: 10, level: true, x: 72, font: BODY, y, ...of };
  });
}

/** The paragraphs of each page as texts, under their headings. */
const read = (...pages: readonly PageLine[][]) =>
  readSections(pages, (font) => font === 'mono')?.map((sections, page) =>
    sections.map(({ headings, paragraphs }) => {
      const text = (pages[page] ?? []).map((each) => each.text).join(' ');
      return [headings.join(' > '), ...paragraphs.map(([start, end]) => text.slice(start, end))];
    }),
  );

const prose = (subject: string) => [
  line(`The ${subject} was measured every morning by two people who took`),
  line(`turns, and the values of the ${subject} were written down at once.`),
];

test('paragraphs are below the headings above them, also on the next page', () => {
  const first = pageOf(
    heading('3 Methods', 16),
    heading('3.1 Sampling'),
    ...prose('river'),
    heading('3.2 Sites'),
    line('We went to'),
  );
  const second = pageOf(...prose('lake'), heading('4 Results', 16), ...prose('sea'));
  expect(read(first, second)).toEqual([
    [
      ['3 Methods > 3.1 Sampling', expect.stringMatching(/^The river .* at once\.$/)],
      ['3 Methods > 3.2 Sites', 'We went to'],
    ],
    [
      ['3 Methods > 3.2 Sites', expect.stringMatching(/^The lake/)],
      ['4 Results', expect.stringMatching(/^The sea/)],
    ],
  ]);
});

test('a paragraph ends at a gap, an indented line, a bullet and another kind of font', () => {
  const [sections] =
    read(
      pageOf(
        ...prose('river'),
        line('A gap begins another paragraph, which goes on', { gap: 24 }),
        line('to its second line and'),
        line('its third.'),
        line('So does an indented line.', { x: 84 }),
        line('• A bullet, too.', { x: 84 }),
        line('ls -l', { font: 'mono' }),
        line('This is text again.'),
      ),
    ) ?? [];
  expect(sections?.[0]?.slice(1).map((text) => text.slice(0, 12))).toEqual([
    'The river wa',
    'A gap begins',
    'So does an i',
    '• A bullet, ',
    'ls -l',
    'This is text',
  ]);
});

test('a sentence goes on in a line of code, a line after a bullet, and a line that is set in', () => {
  const [sections] =
    read(
      pageOf(
        ...prose('river'),
        line('A package must contain a copy of the', { gap: 24 }),
        line('source in /usr/share/doc with its name', { font: 'mono' }),
        line('and is compressed.'),
        line('• A bullet, whose sign is set in another font and whose', { font: 'mono' }),
        line('words are not.', { x: 84 }),
        line('The last line is'),
        line('a short one, and'),
        line('centred.', { x: 120 }),
      ),
    ) ?? [];
  expect(sections?.[0]?.slice(2)).toEqual([
    'A package must contain a copy of the source in /usr/share/doc with its name and is compressed.',
    '• A bullet, whose sign is set in another font and whose words are not.',
    'The last line is a short one, and centred.',
  ]);
});

test('running heads, page numbers, contents and lines that are not level are in no paragraph', () => {
  const pages = ['river', 'lake', 'sea', 'pond'].map((subject, at) =>
    pageOf(
      line('Waters of the Delta', { gap: 10 }),
      line(`Entry about ${subject} . . . . . . . ${at + 20}`),
      ...prose(subject),
      ...prose(subject),
      line('Draft', { level: false, x: 10 }),
      line(String(at + 7), { gap: 500 }),
    ),
  );
  expect(read(...pages)?.flat()).toEqual(
    ['river', 'lake', 'sea', 'pond'].map((subject) => [
      '',
      expect.stringMatching(new RegExp(`^The ${subject} .* at once\\.$`)) as string,
    ]),
  );
});

test('a heading that ends like the page before it is no page number', () => {
  const pages = ['river', 'lake', 'sea'].map((subject, at) =>
    pageOf(heading(`${at + 1} About the ${subject}`), ...prose(subject), ...prose(subject)),
  );
  expect(
    read(...pages)
      ?.flat()
      .map(([headings]) => headings),
  ).toEqual(['1 About the river', '2 About the lake', '3 About the sea']);
});

test('the title of the document is above no paragraph', () => {
  const page = pageOf(heading('Waters', 20), heading('Rivers'), ...prose('river'));
  expect(read(page)?.[0]?.[0]?.[0]).toBe('Rivers');
});

test('a page has at most sixty sections, and a passage six headings', () => {
  const many = Array.from({ length: 300 }, (_, at) => [
    heading(`${at} Words`, 14),
    line(`word ${at} of the page`),
  ]);
  const [sections] = readSections([pageOf(...many.flat())], () => false) ?? [];
  expect(sections).toHaveLength(60);
  const deep = Array.from({ length: 10 }, (_, at) => heading('Part of a part', 40 - 2 * at));
  const [page] =
    readSections([pageOf(...deep, ...prose('river'), ...prose('lake'))], () => false) ?? [];
  expect(page?.at(-1)?.headings.length).toBeLessThanOrEqual(6);
});

test('a text that does not run level has no sections', () => {
  const turned = prose('river').map((each) => ({ ...each, level: false }));
  expect(readSections([pageOf(...turned, line('End.'))], () => false)).toBeNull();
});

test('a page without lines has no sections', () => {
  expect(readSections([[], pageOf(...prose('river'))], () => false)?.[0]).toEqual([]);
  expect(readSections([], () => false)).toEqual([]);
});

import { readSelectedWords } from './selectedWords';

/** Pages of an open paper: the lines of each, as the library lays them out. */
function layOut(...pages: string[][]): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = pages
    .map(
      (lines, index) =>
        `<div class="page" data-page-number="${index + 1}"><div class="textLayer">${lines
          .map((line) => `<span>${line}</span><br>`)
          .join('')}</div></div>`,
    )
    .join('');
  document.body.replaceChildren(container);
  return container;
}

type Point = readonly [line: number, offset: number];

function select(container: HTMLElement, from: Point, to: Point): Range {
  const lines = [...container.querySelectorAll('span')];
  const range = document.createRange();
  const at = ([line, offset]: Point) => [lines[line]?.firstChild as Text, offset] as const;
  range.setStart(...at(from));
  range.setEnd(...at(to));
  return range;
}

const first = ['We recruited 84 students', 'from two universities.'];

test('selected words are those of the page, extended to whole words', () => {
  const pages = layOut(['A title page.'], first);
  const range = select(pages, [1, 5], [2, 7]);
  expect(readSelectedWords(pages, range)).toEqual({
    page: 2,
    quote: 'recruited 84 students from two',
  });
});

test('words inside a highlighted line are read, too', () => {
  const pages = layOut(['We <mark>recruited</mark> 84 students']);
  const range = document.createRange();
  range.selectNodeContents(pages);
  expect(readSelectedWords(pages, range)).toEqual({ page: 1, quote: 'We recruited 84 students' });
});

test.each([
  ['a joiner in Bangla', 'আজ র\u200D্যাগডে হবে এখানে', 5, 14, 'র\u200D্যাগডে হবে'],
  ['a joiner in Persian', 'من می\u200Cخواهم بروم', 6, 14, 'می\u200Cخواهم بروم'],
  ['letters of two units', 'Chakma 𑄌𑄋𑄴𑄟𑄳𑄦 words', 0, 9, 'Chakma 𑄌𑄋𑄴𑄟𑄳𑄦'],
  ['signs', 'Written in C++ and C', 0, 12, 'Written in C++'],
])('%s belong to the whole word', (_what, line, from, to, quote) => {
  const pages = layOut([line]);
  expect(readSelectedWords(pages, select(pages, [0, from], [0, to]))).toEqual({ page: 1, quote });
});

test.each<[string, Point, Point]>([
  ['nothing', [0, 3], [0, 3]],
  ['a word', [0, 3], [0, 6]],
])('%s can’t be quoted', (_what, from, to) => {
  const pages = layOut(first);
  expect(readSelectedWords(pages, select(pages, from, to))).toBeNull();
});

test('words outside the pages can’t be quoted', () => {
  const pages = layOut(first);
  const range = document.createRange();
  range.selectNodeContents(document.body);
  expect(readSelectedWords(pages, range)).toBeNull();
});

test('words of two pages, and too many, say so', () => {
  const pages = layOut(first, ['Methods and more.']);
  expect(readSelectedWords(pages, select(pages, [0, 0], [2, 7]))).toBe('pages');
  // The end of a selection by lines is at the beginning of the next page.
  expect(readSelectedWords(pages, select(pages, [0, 0], [2, 0]))).toMatchObject({ page: 1 });
  const long = layOut([`${'word '.repeat(130)}`]);
  expect(readSelectedWords(long, select(long, [0, 0], [0, 640]))).toBe('length');
});

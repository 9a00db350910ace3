import { findQuote } from '#domain/texts';
import type { Source } from '../source';
import { titleFact } from './titleFact';

/** A document of one page, with these lines. */
function documentOf(title: string, ...lines: string[]): Source {
  let end = -1;
  const paragraphs = lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return [start, end] as const;
  });
  const sections = [{ headings: [], paragraphs }];
  return { kind: 'upload', id: 1, title, pages: [{ page: 1, text: lines.join(' '), sections }] };
}

const TITLE = 'Silt and Tides of the Meghna Estuary';
const REST = 'Abstract We measured silt at nine stations by hand over two monsoons.';

/** The quoted words for a title page with this text after its title. */
const authorsIn = (text: string, author?: string) => {
  const source = { ...documentOf(TITLE, `${TITLE} ${text} ${REST}`), author };
  return titleFact(source, 'authors')?.text;
};

test.each([
  [
    'a list with an affiliation',
    'Ada Khan and Omar Faruk Department of Geology, Dhaka',
    'Ada Khan and Omar Faruk',
  ],
  [
    'a list in one line',
    'Ada Khan, Omar Faruk, Li Wei January 2024',
    'Ada Khan, Omar Faruk, Li Wei',
  ],
  ['“by”', 'A survey by Ada Khan and Omar Faruk', 'Ada Khan and Omar Faruk'],
  [
    'a German “und”',
    '3. Auflage 2021 Jörg Müller und Anna van der Berg',
    'Jörg Müller und Anna van der Berg',
  ],
  [
    'marks of footnotes',
    'Ada Khan1,2, Omar Faruk2∗ and Li Wei1 1 University of Dhaka',
    'Ada Khan1,2, Omar Faruk2∗ and Li Wei1 1',
  ],
  [
    'addresses',
    'Ada Khan ada@du.example, Omar Faruk omar@du.example',
    'Ada Khan ada@du.example, Omar Faruk omar@du.example',
  ],
  ['one name with an initial', 'David M. Mount∗ Department of Geology', 'Estuary David M. Mount∗'],
  ['others', 'Version 3.1 Per Cederqvist et al', 'Per Cederqvist et al'],
  [
    'a label',
    'Printed in Dhaka. Authors: Ada Khan <ada@du.example>, Omar Faruk',
    'Ada Khan <ada@du.example>, Omar Faruk',
  ],
])('authors are found by %s', (_shape, text, expected) => {
  expect(authorsIn(text)).toBe(expected);
});

test.each([
  ['a place', 'Faculty of Earth Sciences, College Park, Maryland'],
  [
    'a name that is part of a place',
    'Chet Ramey, Case Western Reserve University Brian Fox, Free Software Foundation',
  ],
  ['an editor', 'Edited by Ada Khan and Omar Faruk, Dhaka'],
  ['a publisher', 'published by Marsh University Press'],
  ['capitalised words alone', 'Language Reference'],
  ['words in capitals', 'BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTS'],
  ['a sentence', 'The rivers that Ada Khan and Omar Faruk measured for us are calm.'],
])('%s has no names of authors', (_what, text) => {
  expect(authorsIn(text)).toBeUndefined();
});

test('names that the document’s data say are found among places', () => {
  const text = 'Ada Khan University of Dhaka Omar Faruk BUET';
  expect(authorsIn(text)).toBeUndefined();
  expect(authorsIn(text, 'Ada Khan; Omar Faruk')).toBe('Ada Khan University of Dhaka Omar Faruk');
  expect(authorsIn(text, 'Li Wei')).toBeUndefined();
});

test('names in lines of their own are found among lines with places', () => {
  const lines = ['Ada Khan', 'University of Dhaka', 'Omar Faruk', 'Khulna University'];
  const source = documentOf(TITLE, TITLE, ...lines);
  expect(titleFact(source, 'authors')?.text).toBe('Ada Khan University of Dhaka Omar Faruk');
  expect(titleFact(documentOf(TITLE, TITLE, 'Ada Khan', 'Spring Tide'), 'authors')).toBeNull();
});

test('the label of a Bangla title page names its authors', () => {
  const source = documentOf(
    'হাওরের বন্যা',
    'হাওরের বন্যা',
    'লেখক: আয়েশা খান ও ওমর ফারুক',
    'ঢাকা, ২০২৪',
  );
  expect(titleFact(source, 'authors')?.text).toBe('লেখক: আয়েশা খান ও ওমর ফারুক');
});

test.each([
  ['Ada Khan January 5, 2015', 'January 5, 2015'],
  ['Edition 2.6, 16 May 2017', '16 May 2017'],
  ['Publication date March 19, 2015 Copyright 2015', 'Publication date March 19, 2015'],
  ['Publikationsdatum: 31.01.2024', 'Publikationsdatum: 31.01.2024'],
  ['প্রকাশকাল: ১২ জানুয়ারি ২০২৪', 'প্রকাশকাল: ১২ জানুয়ারি ২০২৪'],
  ['Received 3 May 2020; accepted 4 June 2021', undefined],
  ['Copyright 2015', undefined],
])('the date of %j is %j', (text, expected) => {
  const source = documentOf(TITLE, `${TITLE} ${text} ${REST}`);
  const found = titleFact(source, 'date')?.text;
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(expected);
});

test('the title is quoted as the page has it, unless it is only the name of a file', () => {
  const text = 'SILT AND TIDES of the Meghna Estuary Ada Khan';
  expect(titleFact(documentOf(TITLE, text), 'title')?.text).toBe(
    'SILT AND TIDES of the Meghna Estuary',
  );
  expect(titleFact(documentOf('final-2.pdf', text), 'title')).toBeNull();
});

test('every quote is long enough for the gate', () => {
  const source = documentOf(TITLE, `${TITLE} Version 3.1 Li W. Wu`);
  const quote = titleFact(source, 'authors')?.text ?? '';
  expect(quote).toContain('Li W. Wu');
  expect(findQuote(source.pages[0]?.text ?? '', quote)).toBe(quote);
});

import { readPageQuestion, type NamedPage } from './pageQuestion';

/** A page as these tests write it: its number, or its place in the file such as `#1` and `#-1`. */
const nameOf = (page: NamedPage) => (typeof page === 'number' ? `#${page}` : page);

/** The pages of a question, such as `3..5 9`; null if it names none. */
const pagesOf = (question: string): string | null =>
  readPageQuestion(question)
    ?.ranges.map(({ first, last }) =>
      first === last ? nameOf(first) : `${nameOf(first)}..${nameOf(last)}`,
    )
    .join(' ') ?? null;

test.each([
  ['What is on page 3?', '3'],
  ['What does page 3 say?', '3'],
  ['page 3 please', '3'],
  ['Explain page 3', '3'],
  ["what's written on p. 3", '3'],
  ['Summarise page no. 3', '3'],
  ['What is on page three?', '3'],
  ['What is on slide 7?', '7'],
  ['Page: 3', '3'],
  ['Was steht auf Seite 3?', '3'],
  ['পেজ ৩', '3'],
  ['What is on page ৩?', '3'],
  ['What is on page ٣?', '3'],
  ['পৃষ্ঠা ৩-এ কী আছে?', '3'],
  ['৩ নম্বর পৃষ্ঠায় কী লেখা আছে?', '3'],
  ['What is on page 2 (6 of 7)?', '2'],
  ['What is on page 3 of 10?', '3'],
  // Printed numbers.
  ['What does page iv say?', 'iv'],
  ['What is on p. xii?', 'xii'],
  ['Summarise pages iv to vi', 'iv..vi'],
  ['What is on page A-3?', 'a-3'],
  ['What is on pages A-3 to A-5?', 'a-3..a-5'],
  // Ranges and lists.
  ['Show me pages 3-5', '3..5'],
  ['Summarise pages 3 to 5', '3..5'],
  ['Summarise pages one to three', '1..3'],
  ['from page 2 to page 4', '2..4'],
  ['What is between pages 3 and 5?', '3..5'],
  ['pp. 3–5 and 9', '3..5 9'],
  ['What do page 3, 5 and 7 say?', '3 5 7'],
  ['What do pages 3,5,7 say?', '3 5 7'],
  ['What is on pages 3, 5, and 7?', '3 5 7'],
  ['Compare page 3 with page 7', '3 7'],
  ['Seiten 3 bis 5', '3..5'],
  ['পৃষ্ঠা ৩ থেকে ৫', '3..5'],
  ['৩ ও ৫ নম্বর পৃষ্ঠায় কী আছে?', '3 5'],
  // Places in the file.
  ['What is on the first page?', '#1'],
  ['What is on the third page?', '#3'],
  ['Read the 12th page', '#12'],
  ['তৃতীয় পৃষ্ঠায় কী আছে?', '#3'],
  ['৩য় পৃষ্ঠায় কী লেখা আছে?', '#3'],
  ['Summarise the first pages', '#1..#3'],
  ['Summarise the first two pages', '#1..#2'],
  ['What is on the first and last page?', '#1 #-1'],
  ['What does the last page say?', '#-1'],
  ['Summarise the final page', '#-1'],
  ['শেষ পাতায় কী আছে?', '#-1'],
  ['Summarise the last two pages', '#-2..#-1'],
  ['What is on the last 3 pages?', '#-3..#-1'],
  ['শেষ দুই পাতায় কী আছে?', '#-2..#-1'],
  ['What is on the second to last page?', '#-2'],
  ['What is on the second-to-last page?', '#-2'],
  ['What is on the third last page?', '#-3'],
  ['What is on the penultimate page?', '#-2'],
  ['Was steht auf der vorletzten Seite?', '#-2'],
])('%j asks for the pages %s', (question, pages) => {
  expect(pagesOf(question)).toBe(pages);
  expect(readPageQuestion(question)?.topic).toBe('');
});

test.each([
  ['What does page 3 say about salt?', '3', 'salt?'],
  ['What do pages 3 and 4 say about gradients?', '3 4', 'gradients?'],
  ['Is salt mentioned on the last page?', '#-1', 'salt'],
  ['How does page iv define a vector?', 'iv', 'define vector?'],
])('%j asks for something on pages %s', (question, pages, topic) => {
  expect(pagesOf(question)).toBe(pages);
  expect(readPageQuestion(question)?.topic).toBe(topic);
});

test.each([
  'How many pages are there?',
  'Is this a 10 page paper?',
  'Summarise it in 2 pages.',
  'Summarise the last section',
  'What is on the page I uploaded?',
  'What does the page I uploaded say about salt?',
  'Was it significant at p 0.05?',
  'Is the web page 2.5 MB?',
  'How large is web page 3?',
  'How is the page rank computed?',
  'How does PageRank 2 differ?',
  'Which terms depend on pi?',
  'How do I number the first page?',
  'What are the results?',
])('%j names no page', (question) => {
  expect(readPageQuestion(question)).toBeNull();
});

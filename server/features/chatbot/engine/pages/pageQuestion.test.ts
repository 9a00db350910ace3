import { readPageQuestion } from './pageQuestion';

test.each([
  ['What is on page 3?', '3', '3'],
  ['What does page 3 say?', '3', '3'],
  ['page 3 please', '3', '3'],
  ['Explain page 3', '3', '3'],
  ["what's written on p. 3", '3', '3'],
  ['Summarise page no. 3', '3', '3'],
  ['Show me pages 3-5', '3', '5'],
  ['What is on the third page?', '3', '3'],
  ['Read the 12th page', '12', '12'],
  ['What is on page three?', '3', '3'],
  ['Summarise pages one to three', '1', '3'],
  ['from page 2 to page 4', '2', '4'],
  ['What is on slide 7?', '7', '7'],
  ['Page: 3', '3', '3'],
  ['What does the last page say?', 'last', 'last'],
  ['Summarise the final page', 'last', 'last'],
  ['Was steht auf Seite 3?', '3', '3'],
  ['তৃতীয় পৃষ্ঠায় কী আছে?', '3', '3'],
  ['৩য় পৃষ্ঠায় কী লেখা আছে?', '3', '3'],
  ['শেষ পাতায় কী আছে?', 'last', 'last'],
  ['পেজ ৩', '3', '3'],
  ['What is on page ৩?', '3', '3'],
  ['পৃষ্ঠা ৩-এ কী আছে?', '3', '3'],
  ['৩ নম্বর পৃষ্ঠায় কী লেখা আছে?', '3', '3'],
  ['What does page iv say?', 'iv', 'iv'],
  ['What is on page A-3?', 'a-3', 'a-3'],
])('%j asks for the pages %s to %s', (question, first, last) => {
  expect(readPageQuestion(question)).toMatchObject({ first, last, topic: '' });
});

test('a question about something on a page keeps its other words', () => {
  expect(readPageQuestion('What does page 3 say about salt?')).toEqual({
    first: '3',
    last: '3',
    topic: 'salt?',
  });
});

test.each([
  'How many pages are there?',
  'Is this a 10 page paper?',
  'Summarise it in 2 pages.',
  'Summarise the last section',
  'What is on the page I uploaded?',
  'Was it significant at p 0.05?',
  'Is the web page 2.5 MB?',
  'What are the results?',
])('%j names no page', (question) => {
  expect(readPageQuestion(question)).toBeNull();
});

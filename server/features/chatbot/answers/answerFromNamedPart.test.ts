import { embeddedDriver } from '../drivers/embeddedDriver';
import type { Source, SourcePage } from '../engine/source';
import { answerQuestion } from './answerQuestion';

/** A page whose lines were read: headings with their paragraphs. */
function pageOf(page: number, read: readonly (readonly [string[], ...string[]])[]): SourcePage {
  let text = 'The running head';
  const sections = read.map(([headings, ...paragraphs]) => ({
    headings,
    paragraphs: paragraphs.map((paragraph) => {
      const start = text.length + 1;
      text += ` ${paragraph}`;
      return [start, text.length] as const;
    }),
  }));
  return { page, text, sections };
}

const RIVERS = '1 Introduction';
const BOATS = '2 Boats and ferries';
const source: Source = {
  kind: 'upload',
  id: 7,
  title: 'Rivers',
  pages: [
    pageOf(1, [[[RIVERS], 'Rivers carry salt to the sea. Nobody knows how much of it.']]),
    pageOf(2, [
      [[BOATS], 'Boats float on water, which carries them.'],
      [
        [BOATS, '2.1 Ferries'],
        'Ferries cross the river at noon. Table 1 lists their fares.',
        'Table 1. Fares of the ferries. Ferry Fare Padma 20 Jamuna 30',
        '2.2 The rudder()',
        'A rudder turns a boat to the left or to the right.',
      ],
    ]),
    pageOf(3, [
      [[BOATS, '2.2 The rudder()'], 'It is made of wood in most of the villages.'],
      [
        [BOATS, 'Fare Number', '2.3 Sails'],
        'Sails were used until the engines came.',
        'Figure 1. A sail of a boat in the wind.',
      ],
      [['Appendix A A list of turtles'], 'Turtles nest on warm beaches every 4 years.'],
      [['B. Rahman, A book'], 'Dhaka, 1999, on the beaches of the south.'],
      [['Conclusions and outlook'], 'Rivers matter to all of us, and to the turtles, too.'],
    ]),
  ],
};

const ask = (question: string) =>
  answerQuestion(embeddedDriver, question, { sources: [source], named: true });

/** The pages, the last heading and the text of each part of an answer. */
const partsOf = async (question: string) => {
  const { parts, citations } = await ask(question);
  return parts.map(({ text, citations: [at = 0] }) => [
    citations[at]?.page,
    citations[at]?.headings?.at(-1),
    text,
  ]);
};

test.each([
  ['What does section 2.1 say?', 2, '2.1 Ferries', /^Ferries cross the river at noon\./],
  ['Explain section 2.3', 3, '2.3 Sails', /^Sails were used/],
  ['What is in the introduction?', 1, RIVERS, /^Rivers carry salt/],
  ['Summarise chapter one', 1, RIVERS, /^Rivers carry salt/],
  ['Explain appendix A', 3, 'Appendix A A list of turtles', /^Turtles nest/],
  ['What is the conclusion?', 3, 'Conclusions and outlook', /^Rivers matter/],
  ['What does the section on ferries say?', 2, '2.1 Ferries', /^Ferries cross/],
  ['What does the turtles section say?', 3, 'Appendix A A list of turtles', /^Turtles nest/],
])('%j is answered from that section, with its page and heading', async (question, ...expected) => {
  const [page, heading, text] = expected;
  expect(await partsOf(question)).toEqual([[page, heading, expect.stringMatching(text) as string]]);
});

test('a chapter is answered with the beginning of each of its sections', async () => {
  for (const question of ['Summarise chapter 2', 'What is in the last chapter?']) {
    expect(await partsOf(question)).toEqual([
      [2, BOATS, 'Boats float on water, which carries them.'],
      [2, '2.1 Ferries', 'Ferries cross the river at noon. Table 1 lists their fares.'],
      // Its heading was read as text.
      [2, '2.2 The rudder()', 'A rudder turns a boat to the left or to the right.'],
      // A line of a table was read as a heading between the chapter and its section.
      [3, '2.3 Sails', 'Sails were used until the engines came.'],
    ]);
  }
});

test('several sections are answered one by one', async () => {
  const headings = (await partsOf('What do sections 1 and 2.3 say?')).map(([, heading]) => heading);
  expect(headings).toEqual([RIVERS, '2.3 Sails']);
});

test('something in a section is looked for in that section only', async () => {
  expect(await partsOf('What does section 2 say about engines?')).toEqual([
    [3, '2.3 Sails', 'Sails were used until the engines came.'],
  ]);
  const missing = await ask('What does section 2.1 say about turtles that nest on beaches?');
  expect(missing).toMatchObject({
    verdict: 'not_in_document',
    response:
      'I couldn’t find an answer in section 2.1 of “Rivers”. Other parts of the document say something about it.',
    citations: [],
  });
  expect(missing.nearest[0]).toMatchObject({
    page: 3,
    quote: expect.stringMatching(/^Turtles/) as string,
  });
  const nowhere = await ask('What does section 1 say about volcanoes?');
  expect(nowhere.response).toBe('I couldn’t find an answer in section 1 of “Rivers”.');
});

test('a section that does not exist is reported, with headings that do', async () => {
  expect(await ask('What does section 2.9 say?')).toMatchObject({
    verdict: 'not_in_document',
    response:
      'I couldn’t find section 2.9 in “Rivers”. Some of its headings: “2\\.1 Ferries”, “2\\.2 The rudder()”, “2\\.3 Sails”.',
    citations: [],
  });
  expect((await ask('Summarise chapter 12')).response).toBe(
    'I couldn’t find chapter 12 in “Rivers”. Some of its headings: “1 Introduction”, “2 Boats and ferries”, “Appendix A A list of turtles”.',
  );
  expect((await ask('What does the abstract say?')).response).toMatch(
    /^I couldn’t find the section “abstract” in “Rivers”\./,
  );
  const subject = await ask('Is there a chapter on warm beaches?');
  expect(subject.response).toMatch(/Other parts of the document say something about it\.$/);
  expect(subject.nearest[0]).toMatchObject({ page: 3 });
});

test('words that may mean a section are answered as before without it', async () => {
  expect(await partsOf('What does the rivers section say about salt?')).toEqual([
    [1, RIVERS, 'Rivers carry salt to the sea.'],
  ]);
});

test('a document without read lines has no known sections', async () => {
  const plain = { ...source, pages: source.pages.map(({ page, text }) => ({ page, text })) };
  const context = { sources: [plain], named: true };
  const answer = await answerQuestion(embeddedDriver, 'What does section 2.1 say?', context);
  expect(answer.response).toBe('I couldn’t find section 2.1 in “Rivers”.');
});

test('a table or figure is answered with its caption and page', async () => {
  const table = await ask('What does Table 1 show?');
  expect(table).toMatchObject({
    response: 'Table 1. Fares of the ferries. (page 2)',
    citations: [{ page: 2, passage: expect.stringMatching(/ Padma 20 Jamuna 30 /) as string }],
    further: [{ page: 2, quote: 'Table 1 lists their fares.' }],
  });
  expect((await ask('Explain fig. 1')).response).toBe(
    'Figure 1. A sail of a boat in the wind. (page 3)',
  );
  expect(await ask('Compare tables 1 and 4')).toMatchObject({
    verdict: 'not_in_document',
    response: 'I couldn’t find the caption of Table 4 in “Rivers”.',
    nearest: [{ page: 2, quote: 'Table 1. Fares of the ferries.' }, { page: 2 }],
  });
});

test('lists and places of pages are answered from these pages', async () => {
  const pages = async (question: string) => (await partsOf(question)).map(([page]) => page);
  expect(await pages('What is on pages 1 and 3?')).toEqual([1, 3]);
  expect(await pages('What is on the last two pages?')).toEqual([2, 3]);
  expect(await pages('What is on the last nine pages?')).toEqual([1, 2, 3]);
  expect(await pages('What is on the second to last page?')).toEqual([2]);
  expect(await pages('What is on the first page?')).toEqual([1]);
});

test('a page is shown without its running head, and summarised by its sections', async () => {
  expect(await partsOf('What is on page 1?')).toEqual([
    [1, undefined, 'Rivers carry salt to the sea. Nobody knows how much of it.'],
  ]);
  const headings = (await partsOf('Summarise page 2')).map(([, heading]) => heading);
  expect(headings).toEqual([BOATS, '2.1 Ferries']);
});

test('a page that does not exist is named among those that do', async () => {
  for (const [question, page] of [
    ['What is on pages 2 and 9?', 'page 9'],
    ['What is on pages 2 to 9?', 'page 9'],
    ['What is on page xii?', 'page xii'],
    ['What is on the tenth page?', 'page 10'],
    ['What is on the fifth to last page?', 'page that is number 5 from the end'],
  ] as const) {
    const { response, verdict } = await ask(question);
    expect([verdict, response]).toEqual([
      'not_in_document',
      `“Rivers” has 3 pages, so there is no ${page}.`,
    ]);
  }
  // Paper of that size is no page.
  expect((await ask('Do ferries cross the river on page a4?')).verdict).toBe('supported');
});

test('a part of one of several documents is asked for again', async () => {
  const other = { ...source, id: 8 };
  const context = { sources: [source, other], named: true };
  for (const question of [
    'What does section 2.1 say?',
    'What does page 3 say about turtles?',
    'Summarise the last page',
  ]) {
    const { response } = await answerQuestion(embeddedDriver, question, context);
    expect(response).toMatch(/^I can look up a page or section in one document at a time\./);
  }
});

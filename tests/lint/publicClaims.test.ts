import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { helpSections } from '#contract/help';

const e2e = path.resolve(__dirname, '../e2e');
const pages = path.resolve(__dirname, '../../src/features/landing/info');

/**
 * The browser tests that do what a public page says people can do, by the title of a section of the
 * help, or by the name of a paragraph. A new section or paragraph needs its line.
 */
const steps: Readonly<Record<string, readonly string[]>> = {
  'I didn’t get a code': ['a new code is sent and announced, and replaces the old one'],
  'I cannot log in': [
    'login works by username or e-mail',
    'a forgotten password is replaced',
    'an unverified address leads to its verification',
  ],
  'Changing my picture': ['the owner posts, changes the picture'],
  'Hiding my email address': ['edits the profile and hides the address'],
  'Finding people and connecting': [
    'a request from a profile is accepted on the connections page',
    'sent connection requests are listed, withdrawn by keyboard',
  ],
  'Blocking someone': ['a block hides each from the other, ends the chat, and can be undone'],
  'Writing, editing and deleting a post': [
    'lets an author edit and delete',
    'posts pictures with their alt texts',
    'posts a document that was dropped on it',
    'announces an event, and reports its invalid fields first',
    'a report is confirmed with thanks',
  ],
  'Events in my calendar': [
    'an event can be discussed, shared, and added to the user’s own calendar',
    'an RSVP works in the widget',
  ],
  'My message was not sent': [
    'messages written without a connection wait, even over a reload, and are sent once',
    'each conversation keeps its own draft',
  ],
  'My picture or file was not accepted': [
    'a picture is previewed, changed, reset, refused for its type',
    'an unreadable PDF is refused with a reason',
  ],
  'Sharing a paper': ['a paper is uploaded with its own metadata'],
  'Reading a paper on Quad': [
    'a paper is searched on its page, read in the reader, and read on later',
  ],
  'Quoting a paper': [
    'words of a paper become a card in a post, and in a message',
    'the words of a refused quote stay in the draft, and the reason is shown',
  ],
  'Your library': [
    'a post and a paper are saved, annotated, found in the library and exported',
    'a bookmark without a connection is saved once it is back, also after the page was closed',
  ],
  'Working together on research': [
    'by keyboard: work is closed and opened, a request withdrawn, sent again and declined',
    'two people find each other by current work: posted, requested, accepted',
  ],
  'Asking the assistant about a paper': [
    'a PDF is analysed, a question answered, and its citation opens the page',
    'a question that the paper does not answer is reported as such',
  ],
  'Asking several papers the same questions': [
    'a matrix is asked, filled, opened at a page, exported and deleted',
  ],
  'Showing someone what went wrong': [
    'the log is in the Me menu',
    'no log of a member contains a secret, and a shared one no name and no text',
    'a log is opened by dropping it',
    'a member sends a log, and developers open it by a link',
  ],
  // The paragraphs of the pages /events and /research, by their names.
  eventsWhatItIs: ['the events page has its three headings'],
  answers: ['an RSVP works in the widget'],
  waitingList: ['whoever waits moves up and gets the free place, by keyboard alone'],
  online: ['an event gets an end, an online address and places'],
  timeZones: ['an event shows its time there and here'],
  today: ['lists events by date, marks those of today'],
  calendar: ['an event can be discussed, shared, and added to the user’s own calendar'],
  researchPapers: [
    'found by a word of its text, saved, cited, edited and deleted',
    'a saved paper leaves the recommendations',
  ],
  currentWork: ['by keyboard: work is closed and opened'],
  requests: [
    'two people find each other by current work: posted, requested, accepted',
    'own work is edited, and a second withdrawal is the last',
  ],
  askU: [
    'a paper and a document post can be opened in AskU',
    'a question answered, and its citation opens the page',
  ],
};

/** Paragraphs that promise nothing: titles, invitations to log in, and a rule. */
const NO_CLAIMS = /(?:Title|Lead)$|^(?:logIn|members|rights)$/;

/** The names of the paragraphs of a page. */
const paragraphsOf = (page: string): string[] =>
  [...readFileSync(path.join(pages, `${page}.tsx`), 'utf8').matchAll(/\btexts\.(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !NO_CLAIMS.test(name));

const specs = readdirSync(e2e, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(path.join(e2e, name), 'utf8'))
  .join('\n');

test('every section of the help, and every paragraph of /events and /research, has browser tests', () => {
  const claims = [
    ...helpSections.map(({ title }) => title),
    ...['events', 'research'].flatMap(paragraphsOf),
  ];
  expect(Object.keys(steps).sort()).toEqual(claims.sort());
});

test('the browser tests use each control that the help names in quotes', () => {
  const named = helpSections.flatMap(({ text }) => [...text.matchAll(/“([^”]+)”/g)]);
  const controls = named.map(([, control = '']) => control);
  expect(controls).not.toEqual([]);
  expect(controls.filter((control) => !specs.includes(control))).toEqual([]);
});

test.each(Object.entries(steps))('the browser tests of “%s” exist', (_section, titles) => {
  expect(titles.filter((title) => !specs.includes(title))).toEqual([]);
});

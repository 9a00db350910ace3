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
  'Creating an account': [
    'a new user signs up, verifies the address',
    'completes the profile, and later needs one tap',
  ],
  'I didn’t get a code': ['a new code is sent and announced, and replaces the old one'],
  'I can’t log in, or forgot my password': [
    'login works by username or e-mail',
    'a forgotten password is replaced',
    'an unverified address leads to its verification',
  ],
  'Changing my password': ['changing the password by keyboard signs the other browser out at once'],
  'Changing my email address': ['an address is changed with a code, and the old one can undo it'],
  'Changing my username': [
    'a changed username shows at once, and the old address leads to the profile',
  ],
  'My sessions: where I’m logged in, and logging out': [
    'another browser is listed by its name and logged out',
    'Logout ends the session',
  ],
  'Getting the verified badge of my university': [
    'an address is verified by keyboard, and the badge shown',
  ],
  'Downloading a copy of my data': ['ask for a copy of one’s data, download it and read it'],
  'Deleting or closing my account': ['delete the account, keep it, and delete it for good'],
  'Editing my profile, display name and interests': [
    'a name is chosen, and shown wherever others meet the person',
    'edits the profile and hides the address',
  ],
  'Changing my picture': ['the owner posts, changes the picture'],
  'Hiding my email address': ['edits the profile and hides the address'],
  'Hiding when I’m online': [
    'every section of the settings renders well',
    'ticks distinguish sent from read, and typing is indicated',
  ],
  'Finding people and connecting': [
    'a request from a profile is accepted on the connections page',
    'sent connection requests are listed, withdrawn by keyboard',
  ],
  'What do Pair and Connect mean?': [
    'a request from a profile is accepted on the connections page',
    'both people see changes of their connection at once',
  ],
  'Ending a connection': ['a connection can be removed and restored by keyboard alone'],
  'Inviting people to Quad': ['a new user signs up, verifies the address'],
  'Blocking or muting someone': [
    'a block hides each from the other, ends the chat, and can be undone',
  ],
  'Becoming a mentor, or asking for mentoring': [
    'a person asks for mentoring and is accepted, by keyboard alone',
    'mentoring is offered in the profile',
  ],
  'Universities and departments': [
    'universities can be browsed',
    'shows members, their number and its posts',
  ],
  'Writing, editing and deleting a post': [
    'lets an author edit and delete',
    'posts pictures with their alt texts',
    'posts a document that was dropped on it',
    'announces an event, and reports its invalid fields first',
    'a report is confirmed with thanks',
  ],
  'Who can see my posts?': [
    'gives anyone with the link access, until it is stopped',
    'a block hides each from the other',
  ],
  'Whose posts do I see in my feed?': [
    'the feed shows the posts of connections, a university or hashtags',
  ],
  'Following a hashtag': ['the feed shows the posts of connections, a university or hashtags'],
  'Liking, and who liked a post': [
    'the number of likes opens the people, connections first',
    'reverts a like when the server cannot save it',
  ],
  'Writing, editing and deleting a comment': [
    'two people see what the other writes, edits and deletes',
    'the author of a post removes a comment',
  ],
  'Mentioning or tagging someone': ['a post mentions someone, who is notified and opens it'],
  'Sharing a post with a link': ['gives anyone with the link access, until it is stopped'],
  'Writing formulas': ['formulas in papers and posts are rendered'],
  'Messaging someone, or sending a message': [
    'a message far back is found and opened, and a conversation begun',
    'Enter sends, Shift+Enter starts a new line',
  ],
  'Sending pictures and files in a message': [
    'a picture opens in full size, a file downloads',
    'a cancelled upload stays and can be retried',
  ],
  'Editing, deleting or replying to a sent message': [
    'with the keyboard alone, a message is edited, replied to and deleted',
  ],
  'My message was not sent': [
    'messages written without a connection wait, even over a reload, and are sent once',
    'each conversation keeps its own draft',
  ],
  'Finding an old message or conversation': ['a message far back is found and opened'],
  'Has my message been read?': ['ticks distinguish sent from read, and typing is indicated'],
  'Creating or announcing an event': [
    'announces an event, and reports its invalid fields first',
    'an event gets an end, an online address and places',
  ],
  'Changing or cancelling my event': [
    'the notification of a cancelled event names it',
    'places, which its editor shows again',
  ],
  'Going to an event, and its waiting list': [
    'an RSVP works in the widget',
    'whoever waits moves up and gets the free place',
  ],
  'Joining an online event': ['an event gets an end, an online address and places'],
  'Coming, past and my own events, and the month': [
    'Mine has what the user wants to go to and their own events, Past what is over',
    'the month works by keyboard',
  ],
  'Events in my calendar': [
    'an event can be discussed, shared, and added to the user’s own calendar',
  ],
  'Finding papers': [
    'found by a word of its text, saved',
    'a saved paper leaves the recommendations',
    'a search shows who works on a topic',
  ],
  'Sharing a paper': ['a paper is uploaded with its own metadata'],
  'Editing or deleting my paper': ['saved, cited, edited and deleted'],
  'Reading or downloading a paper': [
    'a paper is searched on its page, read in the reader, and read on later',
  ],
  'Citing a paper': ['saved, cited, edited and deleted'],
  'Quoting a paper': [
    'words of a paper become a card in a post, and in a message',
    'the words of a refused quote stay in the draft, and the reason is shown',
  ],
  'Your library of saved posts and papers': [
    'a post and a paper are saved, annotated, found in the library and exported',
    'a bookmark without a connection is saved once it is back, also after the page was closed',
  ],
  'Importing and exporting references': [
    'a bibliography is imported once, exported, and has nothing new then',
  ],
  'Collaborating on research': [
    'by keyboard: work is closed and opened, a request withdrawn, sent again and declined',
    'two people find each other by current work: posted, requested, accepted',
  ],
  'Asking to collaborate on someone’s research': [
    'own work is edited, and a second withdrawal is the last',
  ],
  'Asking the assistant about a paper': [
    'a PDF is analysed, a question answered, and its citation opens the page',
    'a question that the paper does not answer is reported as such',
  ],
  'What can AskU do without a document?': ['a question about events is answered with links'],
  'My documents and conversation in AskU': [
    'a conversation about a chosen document outlives the logout',
    'a document deleted in another window leaves it with a note',
  ],
  'Asking several papers the same questions': [
    'a matrix is asked, filled, opened at a page, exported and deleted',
  ],
  'Choosing, stopping or turning off notifications': [
    'notifications arrive live, are counted in the window',
    'choose daily emails, get the digest, and end them',
  ],
  'Stopping emails, or getting fewer': ['choose daily emails, get the digest, and end them'],
  'Push notifications on my phone or computer': [
    'notify me on this device, and open the page of a push',
  ],
  'Reporting something, and what happens then': [
    'a report is made, decided, answered and appealed',
    'a report is confirmed with thanks',
  ],
  'Warned or suspended: appealing against a decision': [
    'a report is made, decided, answered and appealed',
  ],
  'Contacting the people who run Quad, and the rules': [
    'each of the twelve footer links leads to a real page',
    'a visitor reads who runs this Quad',
  ],
  'What Quad is': ['the landing page is complete before any script has run'],
  Searching: ['all kinds of results are found', 'finds words in every form'],
  'The language of Quad': ['each line of a text has its own direction'],
  'Where the settings are': ['the items of the Me menu lead to their pages'],
  'Dark mode and light theme': [
    'every section of the settings renders well',
    'the menu works from the keyboard alone',
  ],
  'Keyboard shortcuts': [
    'shortcuts lead to the pages and are listed, and never act while the user types',
  ],
  'Quad offline, and as an app on my phone': [
    'with its worker, Quad opens, reads and navigates without a network',
    'offline and back: a post is marked as a draft',
  ],
  'My picture or file was not accepted': [
    'a picture is previewed, changed, reset, refused for its type',
    'an unreadable PDF is refused with a reason',
  ],
  'Something went wrong: saving a session log': [
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

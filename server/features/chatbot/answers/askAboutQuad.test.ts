import { calls } from '#contract/calls/index';
import type { ChatbotAnswer } from '#contract/entities/chatbot';
import { chatbotReplies } from '#contract/messages';
import { announceIn } from '#server/features/events/testing/announce';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';

const HOUR = 3_600_000;
const DHAKA = 'University of Dhaka';
const BUET = 'Bangladesh University of Engineering and Technology';

let server: TestServer;
let reader: TestUser;

/** Papers of a stranger that use the words of questions about Quad. */
const papers = [
  {
    title: 'Habits of password users',
    pages: [
      'Participants changed their password twice a year. Most could delete an account, but few found the settings.',
      'Students share a post with friends and hide their presence. A theme with dark colours was liked, and a dark mode was used at night.',
    ],
  },
  {
    title: 'Messages in crowds',
    pages: [
      'People message someone they trust and edit a message before they send it. A comment was deleted by a moderator.',
      'An event was created by the crowd, and an invitation to the event was sent by email. Who can see the posts was unclear to users.',
    ],
  },
  {
    title: 'মেঘনার পলি',
    pages: ['মেঘনা নদীর মোহনায় প্রতি বছর নয় সেন্টিমিটার পলি জমা হয়।'],
  },
  {
    title: 'Calibration of cheap sensors',
    pages: ['The calibration of the sensor took nine days. Its drift was 0.3 kelvin.'],
  },
  {
    title: 'Federated learning on phones',
    abstract: 'We train models on phones without moving their data.',
    pages: [
      'Federated learning on phones. Abstract. We train models on phones without moving their data. The models lose two percent of their accuracy. Keywords: phones, privacy.',
    ],
  },
];

beforeAll(async () => {
  server = await createTestServer();
  reader = await server.person();
  const author = await server.person();
  for (const paper of papers) await insertPaper(server, author, paper);
  await announceIn(server, author, HOUR, { event_title: 'Night of radio astronomy' });
  await announceIn(server, author, 25 * HOUR, {
    event_title: 'Quantum workshop',
    event_description: 'Two talks about quantum computing.',
  });
  await announceIn(server, author, 20 * 24 * HOUR, { event_title: 'Evening of poems' });
  await createVerifiedUser(server, { university: BUET, interests: ['Robotics'] });
  await createVerifiedUser(server, { university: 'Khulna University', interests: ['Robotics'] });
  await createVerifiedUser(server, { university: DHAKA, interests: ['Machine Learning'] });
});
afterAll(() => server.close());

async function ask(req: string): Promise<ChatbotAnswer> {
  // As the browser asks without a document.
  const body = { req, scope: 'papers' };
  return (await callAs(server, reader, calls.askChatbot, { body })).response;
}

const helpTitle = ({ response }: ChatbotAnswer) => /^\*\*(.+?)\.?\*\* /.exec(response)?.[1];

test.each([
  // The twenty questions of a review.
  ['How do I get events into my calendar?', 'Events in my calendar'],
  ['How do I block someone?', 'Blocking or muting someone'],
  ['How do I save a session log?', 'Something went wrong: saving a session log'],
  ['Is there a dark mode?', 'Dark mode and light theme'],
  ['Which keyboard shortcuts are there?', 'Keyboard shortcuts'],
  ['How do I change my password?', 'Changing my password'],
  ['How do I change my e-mail address?', 'Changing my email address'],
  ['Where am I logged in?', 'My sessions: where I’m logged in, and logging out'],
  ['How do I delete my account?', 'Deleting or closing my account'],
  ['How can I download my data?', 'Downloading a copy of my data'],
  ['How do I message someone?', 'Messaging someone, or sending a message'],
  ['How do I delete a comment?', 'Writing, editing and deleting a comment'],
  ['How do I hide my presence?', 'Hiding when I’m online'],
  ['How do I share a post?', 'Sharing a post with a link'],
  ['What does Pair mean?', 'What do Pair and Connect mean?'],
  ['How do I invite a friend?', 'Inviting people to Quad'],
  ['How do I create an event?', 'Creating or announcing an event'],
  ['How do I cite a paper?', 'Citing a paper'],
  ['How do I edit a message?', 'Editing, deleting or replying to a sent message'],
  ['Who can see my posts?', 'Who can see my posts?'],
  ['hide my e-mail', 'Hiding my email address'],
  // Other words for the same and further subjects.
  ['change password', 'Changing my password'],
  ['Can I use another theme?', 'Dark mode and light theme'],
  ['Where do I delete a post?', 'Writing, editing and deleting a post'],
  ['Can I delete an event?', 'Changing or cancelling my event'],
  ['Where is the list of people I blocked?', 'Blocking or muting someone'],
  ['Can somebody without an account read a post?', 'Who can see my posts?'],
  ['How do I answer a comment?', 'Writing, editing and deleting a comment'],
  ['Can I log out on my old phone?', 'My sessions: where I’m logged in, and logging out'],
  ['How do I stop notifications?', 'Choosing, stopping or turning off notifications'],
  ['How do I get a weekly digest?', 'Stopping emails, or getting fewer'],
  ['What happens after a report?', 'Reporting something, and what happens then'],
  ['Where can I edit my bio and pronouns?', 'Editing my profile, display name and interests'],
  ['How do I import my Zotero library?', 'Importing and exporting references'],
  ['Does Quad work offline?', 'Quad offline, and as an app on my phone'],
  ['How do I offer mentoring?', 'Becoming a mentor, or asking for mentoring'],
  ['Can I quote a paper in a message?', 'Quoting a paper'],
  ['Where do I see who is going to an event?', 'Going to an event, and its waiting list'],
  ['What is Quad?', 'What Quad is'],
  ['What can AskU do?', 'What can AskU do without a document?'],
  ['How do I search for hashtags?', 'Searching'],
  ['How long can I edit my messages?', 'Editing, deleting or replying to a sent message'],
])('%j is answered by the help “%s”', async (question, title) => {
  const answer = await ask(question);
  expect(answer).toMatchObject({ verdict: 'help', citations: [] });
  expect(helpTitle(answer)).toBe(title);
});

test.each([
  'What is the capital of France?',
  'How do I cook rice?',
  'How do I write a thesis about messages?',
  'Can I pay with my phone?',
  'Where do users share their account?',
  'Which crowd created an event?',
  'Do people trust the password?',
  'Was the sensor expensive?',
  'আমার পাসওয়ার্ড কীভাবে বদলাব?',
])('%j is answered by no paper of a stranger', async (question) => {
  const answer = await ask(question);
  expect(answer).toMatchObject({ verdict: 'unknown', citations: [] });
  expect(answer.response).toBe(chatbotReplies.unknown);
});

test.each([
  ['How long did the calibration of the sensor take?', 'The calibration of the sensor took nine'],
  ['Tell me how large the drift of the sensor was in kelvin', 'Its drift was 0.3 kelvin.'],
  ['মেঘনা নদীর মোহনায় কত পলি জমা হয়?', 'প্রতি বছর নয় সেন্টিমিটার পলি'],
  ['How much accuracy do the models on phones lose?', 'The models lose two percent of their'],
])('%j is answered by a sentence of a paper', async (question, quote) => {
  const answer = await ask(question);
  expect(answer.verdict).toBe('supported');
  expect(answer.citations?.[0]?.quote).toContain(quote);
});

test.each([
  ['hello', chatbotReplies.hello],
  ['thanks!', chatbotReplies.welcome],
  ['ধন্যবাদ', chatbotReplies.welcome],
  ['Great, thank you very much', chatbotReplies.welcome],
])('%j is answered by “%s”', async (question, said) => {
  expect((await ask(question)).response).toBe(said);
});

test.each([
  ['What events are on?', ['Night of radio astronomy', 'Quantum workshop', 'Evening of poems']],
  ['Any events this week?', ['Night of radio astronomy', 'Quantum workshop']],
  ['any talks about quantum?', ['Quantum workshop']],
])('%j finds the events %j', async (question, titles) => {
  const { events } = await ask(question);
  expect(events?.map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['who works on machine learning?', 'Machine Learning', [DHAKA]],
  ['who in BUET works on robotics?', 'Robotics', [BUET]],
  ['Who works on robotics at BUET?', 'Robotics', [BUET]],
  ['people from BUET who work on robotics', 'Robotics', [BUET]],
])('%j finds people by interest and university', async (question, interest, universities) => {
  const { people = [] } = await ask(question);
  expect(people.map(({ reason }) => reason)).toEqual(universities.map(() => interest));
  expect(people.map((person) => person.university_name)).toEqual(universities);
});

test('papers about a topic are listed', async () => {
  const found = await ask('Find papers about calibration');
  expect(found.papers?.map(({ title }) => title)).toEqual(['Calibration of cheap sensors']);
});

test.each([
  'summarise the federated learning paper',
  'What is the paper on federated learning about?',
])('%j is answered by a summary of this paper alone', async (question) => {
  const { verdict, parts = [], citations = [] } = await ask(question);
  expect(verdict).toBe('supported');
  expect(parts.map(({ text }) => text)).toContain(
    'We train models on phones without moving their data.',
  );
  expect(new Set(citations.map(({ title }) => title))).toEqual(
    new Set(['Federated learning on phones']),
  );
});

test('a summary of a paper that is not clear lists papers', async () => {
  const { papers: found, citations } = await ask('summarise the paper on xyloglucan');
  expect({ found, citations }).toEqual({ found: [], citations: [] });
});

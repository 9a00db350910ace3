import { calls } from '#contract/calls/index';
import { CHATBOT_HISTORY_SIZE, CHATBOT_RESPONSE_MAX_LENGTH } from '#contract/limits';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { paperPdf } from '#server/testing/files/pdfs';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
});

testRefusals(
  () => server,
  ['listChatbotMessages', 'keepChatbotMessages', 'deleteChatbotMessages', 'openChatbotPaper'],
);

const pages = [
  'The clinics trained a shared model. Accuracy reached 94 percent on rural patients.',
];
const question = 'Which accuracy was reached on rural patients?';

const setKeeps = (keeps_conversation: unknown, user = nusrat) =>
  callAs(server, user, calls.changePrivacy, { body: { keeps_conversation } });
const ask = async (req: string, more: Record<string, unknown> = {}, user = nusrat) =>
  (await callAs(server, user, calls.askChatbot, { body: { req, ...more } })).response;
const list = async (user = nusrat) =>
  (await callAs(server, user, calls.listChatbotMessages)).response;
const add = (messages: unknown, user = nusrat) =>
  callAs(server, user, calls.keepChatbotMessages, { body: { messages } });
const own = (client_id: string, text = client_id) => ({ client_id, sender: 'user', text });
const textsOf = async (user = nusrat) => (await list(user)).map(({ text }) => text);

test('a conversation is stored only while its owner wants it, and deleted when they no longer do', async () => {
  const me = async () => (await callAs(server, nusrat, calls.me)).response.keeps_conversation;
  expect(await me()).toBe(false);
  expect(await ask('How do I change my picture?')).not.toHaveProperty('kept');
  expect(await list()).toEqual([]);
  expect((await setKeeps(true)).response.keeps_conversation).toBe(true);
  expect(await me()).toBe(true);
  await ask('How do I change my picture?');
  expect(await list()).toHaveLength(2);
  // A change of another setting leaves it alone.
  await callAs(server, nusrat, calls.changePrivacy, { body: { hides_email: true } });
  expect(await list()).toHaveLength(2);
  expect(await list(tanvir)).toEqual([]);
  expect((await setKeeps(false)).response.keeps_conversation).toBe(false);
  await setKeeps(true);
  expect(await list()).toEqual([]);
});

test('it has questions, answers with their sources, files and papers, and outlives the session', async () => {
  await setKeeps(true);
  const data = await paperPdf({ pages });
  const uploaded = await sendFiles(server, nusrat, calls.uploadChatbotPdf, {
    files: [['clinics.pdf', data]],
    texts: { client_id: 'file-1' },
  });
  const { document_id, title } = uploaded.response;
  const answer = await ask(question, { client_id: 'asked-1' });
  await callAs(server, nusrat, calls.logout);
  const login = { username: nusrat.username, password: TEST_PASSWORD };
  const { access_token } = (await callAs(server, null, calls.login, { body: login })).response;
  const [file, summary, asked, answered, ...others] = (
    await callAs(server, { token: access_token ?? '' }, calls.listChatbotMessages)
  ).response;
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    client_id: 'file-1',
    sender: 'user',
    text: 'clinics.pdf',
    response: { file: { filename: 'clinics.pdf', size: data.length } },
  });
  expect(summary).toMatchObject({
    sender: 'bot',
    text: uploaded.response.response,
    response: { document: { document_id, title, filename: 'clinics.pdf', pages: 1 } },
  });
  expect(summary?.response?.citations).toEqual(uploaded.response.citations);
  expect(asked).toMatchObject({ client_id: 'asked-1', text: question, response: null });
  expect(answered).toMatchObject({
    text: answer.response,
    response: { verdict: 'supported', citations: answer.citations, parts: answer.parts },
  });
  expect(answered).not.toHaveProperty('client_id');
  expect(uploaded.response.kept).toEqual({ question_id: file?.id, answer_id: summary?.id });
  expect(answer.kept).toEqual({ question_id: asked?.id, answer_id: answered?.id });
});

test('a paper on Quad is summarised like an upload, with citations of the paper', async () => {
  await setKeeps(true);
  const id = await insertPaper(server, tanvir, { title: 'Federated clinics', pages });
  const open = (user: TestUser) =>
    callAs(server, user, calls.openChatbotPaper, { params: { id }, body: { client_id: 'p' } });
  const { response } = await open(nusrat);
  expect(response).toMatchObject({
    document_id: id,
    kind: 'paper',
    pages: 1,
    title: 'Federated clinics',
  });
  expect(response.citations?.length).toBeGreaterThan(0);
  for (const citation of response.citations ?? []) {
    expect(citation).toMatchObject({ document_id: id, kind: 'paper', page: 1 });
    expect(pages[0]).toContain(citation.quote);
  }
  expect((await callAs(server, nusrat, calls.listChatbotDocuments)).response).toEqual([]);
  const answer = await ask(question, { document_id: id, kind: 'paper' });
  expect(answer.verdict).toBe('supported');
  expect((await list())[0]).toMatchObject({ client_id: 'p', text: 'Federated clinics' });

  // While its author is hidden, nothing of it is shown; the reader's own question stays.
  await callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
  const gone = 'This is about a paper that is no longer available.';
  expect(await textsOf()).toEqual([gone, gone, question, gone]);
  expect((await list()).map(({ response: shown }) => shown)).toEqual([null, null, null, null]);
  expect((await open(nusrat)).status).toBe(404);
  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
  expect((await list()).at(-1)?.text).toBe(answer.response);
  await callAs(server, tanvir, calls.deletePaper, { params: { id } });
  expect(await textsOf()).toEqual([gone, gone, question, gone]);
});

test('a paper without readable text is refused, and a malformed id', async () => {
  const id = await insertPaper(server, tanvir, { pages });
  const { db } = server.deps;
  const { text_id } = await db
    .selectFrom('papers')
    .select('text_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('document_texts')
    .set({ state: 'no_text' })
    .where('id', '=', text_id)
    .execute();
  const open = (paper: number | string) =>
    callAs(server, nusrat, calls.openChatbotPaper, { params: { id: paper }, body: {} });
  const refused = await open(id);
  expect([refused.status, refused.problem.detail]).toEqual([
    400,
    expect.stringContaining('has no readable text'),
  ]);
  expect((await open('1e3')).status).toBe(400);
  expect((await open(2 ** 40)).status).toBe(404);
});

test('results of searches are not stored, but the question to ask again is', async () => {
  await setKeeps(true);
  const req = 'What events are coming up?';
  expect((await ask(req)).verdict).toBe('results');
  expect((await list())[1]).toMatchObject({
    text: 'I looked this up on Quad. Ask again for the current results.',
    response: { verdict: 'results', questions: [req] },
  });
  const text = 'People on Quad who work on this: Tanvir';
  const more = [{ client_id: 'r', sender: 'bot', text, response: { verdict: 'results' } }];
  expect((await add(more)).response.at(-1)?.text).toBe(
    'I looked this up on Quad. Ask again for the current results.',
  );
});

test('a question that is sent again after a lost response is kept once, with its newest answer', async () => {
  await setKeeps(true);
  const first = await ask('How do I change my picture?', { client_id: 'one' });
  await ask('How do I block someone?', { client_id: 'two' });
  const again = await ask('How do I change my password?', { client_id: 'one' });
  expect(again.kept).toEqual(first.kept);
  expect(await textsOf()).toEqual([
    'How do I change my picture?',
    again.response,
    'How do I block someone?',
    expect.any(String),
  ]);
  // A question that has no answer yet doesn't take the one of another.
  await add([own('three', 'And why?')]);
  await ask('How do I log out?', { client_id: 'four' });
  await ask('And why?', { client_id: 'three' });
  const texts = await textsOf();
  expect(texts).toHaveLength(8);
  expect(texts.slice(4, 6)).toEqual(['And why?', 'How do I log out?']);
});

test('messages of a browser are added once each, in their order', async () => {
  expect((await add([own('a')])).status).toBe(409);
  await setKeeps(true);
  const first = await add([own('a'), own('b'), own('b', 'twice')]);
  expect(first.response.map(({ text }) => text)).toEqual(['a', 'twice']);
  const both = await Promise.all([add([own('a'), own('c')]), add([own('c'), own('a')])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await textsOf()).toEqual(['a', 'twice', 'c']);
  // The answer to a question arrived at the server, but not in the browser that asked.
  await ask('How do I change my picture?', { client_id: 'd' });
  await add([own('d')]);
  expect(await list()).toHaveLength(5);
  // Another person's ids are their own.
  await setKeeps(true, tanvir);
  expect((await add([own('a', 'mine')], tanvir)).response).toHaveLength(1);
});

test('the newest messages are kept, up to the limit', async () => {
  await setKeeps(true);
  await ask('How do I change my picture?');
  await add(Array.from({ length: CHATBOT_HISTORY_SIZE }, (_, each) => own(`m${each}`)));
  await add([own('newest')]);
  const texts = await textsOf();
  expect(texts).toHaveLength(CHATBOT_HISTORY_SIZE);
  expect([texts[0], texts.at(-1)]).toEqual(['m1', 'newest']);
});

test('clearing deletes all of it, and nothing of others', async () => {
  await setKeeps(true);
  await setKeeps(true, tanvir);
  await ask('How do I change my picture?');
  await ask('How do I change my picture?', {}, tanvir);
  expect((await callAs(server, nusrat, calls.deleteChatbotMessages)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(await list(tanvir)).toHaveLength(2);
});

test('a response that is too long is stored as its text alone', async () => {
  await setKeeps(true);
  const questions = ['long'.repeat(CHATBOT_RESPONSE_MAX_LENGTH / 4)];
  const message = { client_id: 'a', sender: 'bot', text: 'Short.', response: { questions } };
  expect((await add([message])).response).toMatchObject([{ text: 'Short.', response: null }]);
});

test.each<[string, unknown]>([
  ['no list', 'hello'],
  ['an empty list', []],
  ['more than the conversation keeps', Array.from({ length: 201 }, (_, each) => own(`m${each}`))],
  ['an unknown sender', [{ ...own('a'), sender: 'moderator' }]],
  ['no id', [{ sender: 'user', text: 'a' }]],
  ['an id that is too long', [own('a'.repeat(65))]],
  ['a text that is too long', [own('a', 'a'.repeat(50_001))]],
  ['a response of another form', [{ ...own('a'), response: { citations: [{ page: 'one' }] } }]],
])('%s is refused', async (_what, messages) => {
  await setKeeps(true);
  expect((await add(messages)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('a setting that is not a boolean is refused', async () => {
  expect((await setKeeps('yes')).status).toBe(400);
});

test('nothing is stored of a question that is answered after this was turned off', async () => {
  await setKeeps(true);
  const answers = Promise.all(
    Array.from({ length: 6 }, (_, each) =>
      ask('How do I change my picture?', { client_id: `${each}` }),
    ),
  );
  await setKeeps(false);
  await answers;
  await setKeeps(true);
  expect(await list()).toEqual([]);
});

import { HISTORY_MAX_BYTES } from '#contract/limits';
import type { ChatbotMessage } from './chatbotState';
import { earlierQuestions } from './earlierQuestions';
import type { AskedFacts, MessageFacts } from './messageFacts';

const about: AskedFacts = { document_id: 5, kind: 'upload' };
const pages = (...numbers: number[]) =>
  numbers.map((page) => ({ document_id: 5, page, quote: `On page ${page}.` }));
let count = 0;
const message = (sender: 'bot' | 'user', text: string, facts: MessageFacts): ChatbotMessage => ({
  id: `m${(count += 1)}`,
  sender,
  text,
  facts,
});
const turn = (
  question: string,
  asked = about,
  answer: MessageFacts = { citations: pages(2, 2) },
) => [message('user', question, { asked }), message('bot', 'An answer.', answer)];
const read = (messages: readonly ChatbotMessage[], of = about) =>
  JSON.parse(earlierQuestions(messages, of) ?? '[]') as unknown;

test('the last three questions about a document are sent with the pages of their answers', () => {
  const messages = ['a?', 'b?', 'c?', 'd?'].flatMap((question) => turn(question));
  expect(read(messages)).toEqual(
    ['b?', 'c?', 'd?'].map((question) => ({ question, document_id: 5, pages: [2] })),
  );
});

test.each<[string, ChatbotMessage[]]>([
  ['another document', turn('b?', { document_id: 6, kind: 'upload' })],
  ['another scope', turn('b?', { scope: 'papers' })],
  [
    'a new document',
    [
      message('bot', 'A summary.', {
        document: { document_id: 5, title: 'Clinics', filename: 'a.pdf' },
      }),
    ],
  ],
])('%s in between clears the history', (_what, between) => {
  expect(read([...turn('a?'), ...between, ...turn('c?')])).toMatchObject([{ question: 'c?' }]);
});

test('a question asked by itself begins the history anew', () => {
  const messages = [...turn('a?'), ...turn('b?', { ...about, isByItself: true }), ...turn('c?')];
  expect(read(messages)).toMatchObject([{ question: 'b?' }, { question: 'c?' }]);
});

test('questions without an answer, and those of older conversations, are left out', () => {
  const failed = turn('a?', about, { failure: { ids: ['m1'] } });
  const old = [message('user', 'b?', {}), message('bot', 'An answer.', {})];
  expect(earlierQuestions([...failed, ...old], about)).toBeUndefined();
  expect(earlierQuestions([message('user', 'a?', { asked: about })], about)).toBeUndefined();
});

test('questions without a document have a history of their own', () => {
  const messages = turn('a?', { scope: 'mine' });
  expect(read(messages, { scope: 'mine' })).toEqual([{ question: 'a?', pages: [2] }]);
  expect(earlierQuestions(messages, {})).toBeUndefined();
});

test('the oldest questions are left out if all are too long together', () => {
  const long = 'ক'.repeat(1_500);
  const json = earlierQuestions([...turn(long), ...turn(long), ...turn(`${long}?`)], about) ?? '';
  expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(HISTORY_MAX_BYTES);
  expect(JSON.parse(json)).toHaveLength(1);
});

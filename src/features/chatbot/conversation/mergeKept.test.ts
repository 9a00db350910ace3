import type { KeptMessage } from '#contract/entities/chatbotMessage';
import { untouched, type ChatbotMessage } from '../chatbotState';
import { released } from './keptIds';
import { mergeKept } from './mergeKept';
import { messagesToKeep } from './messagesToKeep';

const kept = (id: number, client_id?: string): KeptMessage => ({
  id,
  ...(client_id === undefined ? {} : { client_id }),
  sender: id % 2 === 0 ? 'bot' : 'user',
  text: `Message ${id}`,
  response: null,
  created_at: '2026-11-28T12:00:00.000Z',
});
const local = (id: string, facts?: unknown): ChatbotMessage => ({
  id,
  sender: 'user',
  text: id,
  ...(facts === undefined ? {} : { facts }),
});
const idsOf = (messages: readonly ChatbotMessage[]) => messages.map(({ id }) => id);
const merge = (messages: readonly ChatbotMessage[], stored: readonly KeptMessage[]) =>
  idsOf(mergeKept(messages, stored));

test('a new browser shows the stored messages after the greeting', () => {
  expect(merge(untouched, [kept(1), kept(2)])).toEqual(['greeting', 'kept-1', 'kept-2']);
});

test('a message of both occurs once, with the data that this browser has', () => {
  const own = [...untouched, local('a', { questions: ['More?'] })];
  const merged = mergeKept(own, [kept(1, 'a'), kept(2)]);
  expect(idsOf(merged)).toEqual(['greeting', 'kept-1', 'kept-2']);
  expect(merged[1]).toMatchObject({ text: 'a', facts: { questions: ['More?'] } });
  expect(mergeKept(merged, [kept(1, 'a'), kept(2)])).toEqual(merged);
});

test('messages of other devices come where they were asked, and own ones stay behind theirs', () => {
  const own = [...untouched, local('kept-1'), local('failed'), local('kept-4'), local('asked')];
  expect(merge(own, [kept(1), kept(2), kept(3), kept(4), kept(5)])).toEqual([
    'greeting',
    'kept-1',
    'failed',
    'kept-2',
    'kept-3',
    'kept-4',
    'asked',
    'kept-5',
  ]);
});

test('messages that were deleted elsewhere go, and those never stored stay', () => {
  const own = [...untouched, local('kept-1'), local('kept-2'), local('asked')];
  expect(merge(own, [])).toEqual(['greeting', 'asked']);
});

test('a failure goes once the answer that was lost on its way is there', () => {
  const failure = {
    detail: 'Couldn’t reach Quad.',
    failure: { ids: ['a'], question: 'Why?' },
  };
  const own = [...untouched, local('a'), local('b', failure)];
  expect(merge(own, [kept(1, 'a'), kept(2)])).toEqual(['greeting', 'kept-1', 'kept-2']);
  expect(merge(own, [kept(7)])).toEqual(['greeting', 'kept-7', 'a', 'b']);
});

test('only messages that the server lacks are sent to it, without failures', () => {
  const failure = { failure: { ids: ['a'] } };
  const people = [{ user_id: 1, username: 'ada' }];
  const messages = [
    ...untouched,
    local('kept-1'),
    local('a'),
    local('b', failure),
    local('c', { people, questions: ['More?'], verdict: 'help' }),
  ];
  expect(messagesToKeep(messages)).toEqual([
    {
      client_id: 'c',
      sender: 'user',
      text: 'c',
      response: { questions: ['More?'], verdict: 'help' },
    },
  ]);
});

test('released messages are sent again', () => {
  const messages = released([...untouched, local('kept-1'), local('c')]);
  expect(messagesToKeep(messages).map(({ client_id }) => client_id)).toEqual(['was-kept-1', 'c']);
});

import { ada } from '#shared/testing/people';
import { message, other } from '../testing/chatServer';
import { toAroundMessages } from './aroundMessages';
import { emptyThread, type Thread, type ThreadMessage } from './thread';

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => message(from + nth));
const threadOf = (more: Partial<Thread>): Thread => ({ ...emptyThread, status: 'ready', ...more });
const known = (thread: Thread) => ({ thread, changes: undefined, ownId: ada.id });
const shownIds = (messages: readonly ThreadMessage[]) =>
  messages.map((shown) => (shown.temporary ? null : shown.id));

test('messages far from the end stand alone', () => {
  const thread = threadOf({ messages: ids(50, 60) });
  const around = toAroundMessages({ messages: ids(10, 20), isEnd: false }, known(thread));
  expect(around.isJoined).toBe(false);
  expect(shownIds(around.messages)).toEqual(shownIds(ids(10, 20)));
});

test.each([
  ['they overlap', ids(40, 50), false],
  ['no newer ones were left', ids(40, 49), true],
])('the messages at the end follow once %s', (_, messages, isEnd) => {
  const thread = threadOf({ messages: ids(50, 60) });
  const around = toAroundMessages({ messages, isEnd }, known(thread));
  expect(around.isJoined).toBe(true);
  expect(shownIds(around.messages)).toEqual(shownIds(ids(40, 60)));
});

test('changes and receipts that arrived since are shown, and changes that wait', () => {
  const own = { sender_id: ada.id, receiver_id: other.id, client_id: null };
  const thread = threadOf({
    messages: ids(50, 60),
    theyReadUpTo: 30,
    changedUnloaded: [message(11, { content: 'edited', revision: 4 })],
  });
  const messages = [message(10, own), message(11), message(12, own), message(31, own)];
  const change = {
    ...{ client_id: 'c', message_id: 12, receiver_id: other.id, kind: 'edit' as const },
    ...{ content: 'pending', timestamp: '2025-03-05T10:42:00.000Z', state: 'waiting' as const },
  };
  const around = toAroundMessages(
    { messages, isEnd: false },
    { ...known(thread), changes: [change] },
  );
  expect(around.messages).toMatchObject([
    { id: 10, is_read: true },
    { id: 11, content: 'edited' },
    { id: 12, content: 'pending', isChanging: true },
    { id: 31, is_read: false },
  ]);
});

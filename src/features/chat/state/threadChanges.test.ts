import type { ChatMessage } from '#contract/entities/chat';
import { chatMessage } from '#contract/fixtures/messages';
import { QUOTE_MAX_LENGTH } from '#contract/limits';
import { emptyThread, mergeStored, type Thread, type ThreadMessage } from './thread';
import { quotedWords } from './shownMessages';
import {
  changesAfterId,
  recordUnfollowedChanges,
  latestOf,
  mergePage,
  applyChange,
} from './threadChanges';

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...chatMessage,
  ...{ id, content: `message ${id}`, client_id: null },
  ...more,
});
const changed = (id: number, revision: number, content = `revision ${revision}`) =>
  message(id, { revision, content, deleted: content === '' });
const reply = (id: number, to: number, content = `message ${to}`) =>
  message(id, { reply_to: { id: to, sender_id: 12, content } });
const threadOf = (...messages: ThreadMessage[]): Thread => ({
  ...emptyThread,
  ...{ messages, status: 'ready' },
});
const wordsIn = ({ messages }: Thread) => messages.map(({ content }) => content);
const quotesIn = (thread: Thread) =>
  thread.messages.map(({ reply_to: quote }) => quote && quotedWords(thread, quote));

test('of two copies the one with the greater revision has the words, in any order', () => {
  const [older, newer] = [changed(1, 3), changed(1, 7)];
  expect(mergeStored(older, newer).content).toBe('revision 7');
  expect(mergeStored(newer, older).content).toBe('revision 7');
  expect(mergeStored(newer, { ...older, is_read: true }).is_read).toBe(true);
});

test('a change is taken once, and an older one not at all', () => {
  const thread = threadOf(message(1), message(2));
  applyChange(thread, changed(1, 5));
  const after = thread.messages;
  applyChange(thread, changed(1, 5));
  applyChange(thread, changed(1, 4));
  expect(thread.messages).toBe(after);
  expect(wordsIn(thread)).toEqual(['revision 5', 'message 2']);
});

test('replies show the new words of their original, and none once it is deleted', () => {
  const thread = threadOf(message(1), reply(2, 1), reply(3, 2));
  applyChange(thread, changed(1, 5, 'x'.repeat(QUOTE_MAX_LENGTH + 1)));
  expect(quotesIn(thread)).toEqual([undefined, 'x'.repeat(QUOTE_MAX_LENGTH), 'message 2']);
  applyChange(thread, changed(1, 6, ''));
  expect(quotesIn(thread)).toEqual([undefined, '', 'message 2']);
  // A page that was read before the deletion.
  mergePage(thread, [reply(2, 1)]);
  expect(quotesIn(thread)).toEqual([undefined, '', 'message 2']);
});

test('a change that overtakes its message, or a reply to it, is applied once that arrives', () => {
  const thread = threadOf(message(10));
  applyChange(thread, changed(3, 8, ''));
  expect(wordsIn(thread)).toEqual(['message 10']);
  expect(quotesIn(threadOf(reply(11, 3)))).toEqual(['message 3']);
  expect(quotesIn({ ...thread, messages: [reply(11, 3)] })).toEqual(['']);
  expect(latestOf(thread, message(3))).toMatchObject({ content: '', deleted: true });
  mergePage(thread, [message(2), message(3), reply(4, 3)]);
  expect(wordsIn(thread)).toEqual(['message 2', '', 'message 4', 'message 10']);
  expect(quotesIn(thread)[2]).toBe('');
});

test('a page that was not followed lowers the revision from which changes are read again', () => {
  const thread = { ...threadOf(message(5)), changedUpTo: 9 };
  recordUnfollowedChanges(thread, [message(1), changed(2, 4)], 9);
  expect(thread).toMatchObject({ changedUpTo: 4, missesChanges: true });
});

test('changes concern the loaded messages and the originals that replies quote', () => {
  expect(changesAfterId(threadOf())).toBe(0);
  expect(changesAfterId(threadOf(message(20), reply(21, 20)))).toBe(19);
  expect(changesAfterId(threadOf(message(20), reply(21, 7)))).toBe(6);
});

import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage, QuotedMessage } from '#contract/entities/chat';
import { quoteOf } from '#contract/quote';
import type { ChatState, PendingChange } from './chatState';
import { selectThread, type StoredMessage, type Thread, type ThreadMessage } from './thread';
import { storedIn } from './threadChanges';

type Originals = Pick<Thread, 'messages' | 'changedUnloaded'>;

/**
 * Returns the loaded message with this id. Stored messages are sorted by their ids, so that the
 * originals of many replies are found quickly.
 */
export function findLoaded(
  messages: readonly ThreadMessage[],
  id: number,
): StoredMessage | undefined {
  let [start, end] = [0, messages.length];
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    const message = messages[middle];
    if (!message || message.temporary || message.id > id) end = middle;
    else if (message.id === id) return message;
    else start = middle + 1;
  }
  return undefined;
}

/** Returns the quoted words as they are now, as far as this browser knows; '' if deleted. */
export function quotedWords(
  { messages, changedUnloaded = [] }: Originals,
  { id, content }: QuotedMessage,
): string {
  if (content === '') return '';
  const original: ChatMessage | undefined =
    findLoaded(messages, id) ?? changedUnloaded.find((each) => each.id === id);
  return original ? quoteOf(original) : content;
}

/** The replies with current quotes. Messages in the store are replaced, never mutated. */
const quoting = new WeakMap<ThreadMessage, ThreadMessage>();

/** Returns a message with the current words of its quote, and the same object for the same words. */
function withQuote(message: ThreadMessage, thread: Originals): ThreadMessage {
  const { reply_to: quote } = message;
  if (!quote) return message;
  const content = quotedWords(thread, quote);
  if (content === quote.content) return message;
  const known = quoting.get(message);
  if (known?.reply_to?.content === content) return known;
  const shown = { ...message, reply_to: { ...quote, content } };
  quoting.set(message, shown);
  return shown;
}

const withQuotes = (thread: Originals): ThreadMessage[] =>
  thread.messages.some(({ reply_to: quote }) => quote)
    ? thread.messages.map((message) => withQuote(message, thread))
    : thread.messages;

/** Returns the messages as the user will see them once the pending changes are made. */
function withPendingChanges(
  messages: ThreadMessage[],
  changes: readonly PendingChange[] = [],
): ThreadMessage[] {
  const latest = new Map<number, PendingChange>();
  for (const change of changes)
    if (change.state !== 'refused') latest.set(change.message_id, change);
  let shown = messages;
  for (const change of latest.values()) {
    const message = storedIn(shown, change.message_id);
    if (!message || message.deleted) continue;
    const after =
      change.kind === 'deletion'
        ? {
            ...message,
            content: '',
            deleted: true,
            message_type: 'text' as const,
            isChanging: true,
          }
        : { ...message, content: change.content, edited_at: change.timestamp, isChanging: true };
    shown = shown.map((each) => (each === message ? after : each));
  }
  return shown;
}

/** Returns messages with current quotes, as they will be once the pending changes are made. */
export const showMessages = (
  originals: Originals,
  changes: readonly PendingChange[] | undefined,
): ThreadMessage[] => withPendingChanges(withQuotes(originals), changes);

/** Selects the messages of a thread as they will be once the pending changes are made. */
export const selectShownMessages = createSelector(
  [
    createSelector(
      [
        (state: { chat: ChatState }, userId: number) => selectThread(state, userId).messages,
        (state: { chat: ChatState }, userId: number) => selectThread(state, userId).changedUnloaded,
      ],
      (messages, changedUnloaded = []) => withQuotes({ messages, changedUnloaded }),
    ),
    ({ chat }: { chat: ChatState }) => chat.changes,
  ],
  withPendingChanges,
);

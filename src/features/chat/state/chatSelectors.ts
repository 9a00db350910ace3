import { createSelector } from '@reduxjs/toolkit';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { emptyThread, type ChatState, type Thread } from './chatState';
import type { StoredMessage, ThreadMessage } from './threadMessage';

interface State {
  chat: ChatState;
}

export const selectThread = ({ chat }: State, userId: number): Thread =>
  chat.threads[userId] ?? emptyThread;
export const selectConversationsStatus = ({ chat }: State) => chat.conversationsStatus;
export const selectIsOnline = ({ chat }: State, userId: number) => chat.online[userId] === true;

/** The conversation list, the newest message first. */
export const selectConversations = createSelector(
  [({ chat }: State) => chat.conversations],
  (conversations) =>
    Object.values(conversations).sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)),
);

/** What waits to be sent to one person, oldest first. */
export const selectOutboxFor = createSelector(
  [({ chat }: State) => chat.outbox, (_state: State, userId: number) => userId],
  (outbox, userId) => outbox.filter((item) => item.receiver_id === userId),
);

/** Whether a person typed within the time in which the next sign of it is due. */
export const selectIsTyping = ({ chat }: State, userId: number, now: number) =>
  now - (chat.typingAt[userId] ?? -Infinity) < 2 * TYPING_INTERVAL_MS;

/** The newest message a person wrote in a thread, undefined where there is none. */
export function lastMessageFrom(thread: Thread, userId: number): StoredMessage | undefined {
  return thread.messages.findLast(
    (message): message is StoredMessage => !message.temporary && message.sender_id === userId,
  );
}

/** The newest stored message of a thread; 0 where there is none. */
export function lastStoredId(thread: { readonly messages: readonly ThreadMessage[] }): number {
  const last = thread.messages.findLast((message): message is StoredMessage => !message.temporary);
  return last?.id ?? 0;
}

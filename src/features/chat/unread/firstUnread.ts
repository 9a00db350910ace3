import type { ChatMessage } from '#contract/entities/chat';

/**
 * The first unread message of each person, above which the rule of a conversation is drawn. It is
 * an id, null if everything is read, or missing while the conversation isn't loaded.
 */
export type UnreadMarks = Record<number, number | null>;

/** Marks a message that arrived. A conversation that isn't loaded may have earlier unread ones. */
export function markArrived(marks: UnreadMarks, { sender_id: sender, id }: ChatMessage): void {
  if (marks[sender] === null) marks[sender] = id;
}

/** Marks the first unread message of a page of history, unless there is a mark. */
export function markLoaded(
  marks: UnreadMarks,
  userId: number,
  messages: readonly ChatMessage[],
): void {
  const unread = messages.find((message) => message.sender_id === userId && !message.is_read);
  marks[userId] ??= unread?.id ?? null;
}

/** Removes the mark of a person whose messages are read up to an id. */
export function markRead(marks: UnreadMarks, userId: number, lastReadId: number): void {
  const first = marks[userId];
  if (first != null && first <= lastReadId) marks[userId] = null;
}

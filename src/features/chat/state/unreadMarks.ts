import type { ChatMessage } from '#contract/entities/chat';

/**
 * Where what is unread begins, for each person: an id, null where all was read, nothing where the
 * conversation was not loaded yet.
 */
export type UnreadMarks = Record<number, number | null>;

/** A message of theirs came in. What is not loaded yet may have more unread before it. */
export function markArrived(marks: UnreadMarks, { sender_id: sender, id }: ChatMessage): void {
  if (marks[sender] === null) marks[sender] = id;
}

/** A page of history came in. */
export function markLoaded(
  marks: UnreadMarks,
  userId: number,
  messages: readonly ChatMessage[],
): void {
  const unread = messages.find((message) => message.sender_id === userId && !message.is_read);
  marks[userId] ??= unread?.id ?? null;
}

/** What was written up to a message was read. */
export function markRead(marks: UnreadMarks, userId: number, lastReadId: number): void {
  const first = marks[userId];
  if (first != null && first <= lastReadId) marks[userId] = null;
}

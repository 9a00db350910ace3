import type { ChatMessage } from '#contract/entities/chat';
import type { Thread } from './chatState';
import { plain } from './plain';

/** Gives what was written to somebody its second tick, up to a message. */
export function tickRead(thread: Thread, reader: number, lastReadId: number): void {
  thread.theyReadUpTo = Math.max(thread.theyReadUpTo, lastReadId);
  thread.messages = plain(thread.messages).map((message) =>
    message.temporary || message.sender_id === reader || message.is_read || message.id > lastReadId
      ? message
      : { ...message, is_read: true },
  );
}

/** A message as it came in, with the tick that a receipt before it gave: it may have been overtaken. */
export function withTick(
  { theyReadUpTo }: Thread,
  message: ChatMessage,
  ownId: number | null,
): ChatMessage {
  const isRead = message.sender_id === ownId && message.id <= theyReadUpTo;
  return isRead && !message.is_read ? { ...message, is_read: true } : message;
}

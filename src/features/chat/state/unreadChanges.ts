import type { Conversation } from '#contract/entities/chat';
import type { ServerFrames } from '#contract/frames';

/** Up to where the sum that was read last knows a conversation: message ids, 0 for none. */
export interface KnownUpTo {
  messageId: number;
  readId: number;
}

/** What a frame changes in the count of one person's messages. */
export interface UnreadChange {
  userId: number;
  by: number;
  /** The message that is counted, where one is. */
  messageId?: number;
  /** Up to which message theirs were read, where they were. */
  readId?: number;
  /** Whether the message began the conversation, which no sum before it can have listed. */
  isOpening?: true;
}

export function changeByMessage(
  frame: ServerFrames['new_message'],
  ownId: number | null,
): UnreadChange {
  const { sender_id: userId, message } = frame;
  return { userId, by: userId === ownId ? 0 : 1, messageId: message.id };
}

export function changeByOpening(frame: ServerFrames['conversation_update']): UnreadChange {
  const { user_id: userId, conversation } = frame;
  const { unread_count: by, last_message_id: messageId } = conversation;
  return { userId, by, isOpening: true, ...(messageId === undefined ? {} : { messageId }) };
}

/** A receipt for the reader's own windows; null for one that tells a writer. */
export function changeByReceipt(frame: ServerFrames['read_receipt']): UnreadChange | null {
  const { sender_id: userId, read_count: count, last_read_id: readId } = frame;
  if (userId === undefined || count === undefined) return null;
  return { userId, by: -count, ...(readId === undefined ? {} : { readId }) };
}

/** The marks of a line; a server that sends none has every frame counted. */
export const knownIn = (line: Conversation): KnownUpTo => ({
  messageId: line.last_message_id ?? 0,
  readId: line.last_read_id ?? 0,
});

/** Whether the sum has this change in it already; a line is read whole, with its count and its marks. */
export function isKnown(
  known: KnownUpTo | undefined,
  { messageId, readId }: UnreadChange,
): boolean {
  if (known === undefined) return false;
  if (messageId !== undefined) return messageId <= known.messageId;
  return readId !== undefined && readId <= known.readId;
}

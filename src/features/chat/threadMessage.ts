import type { ChatMessage, MessageType } from '#contract/entities/chat';

/** A message in a thread: stored by the server, or sent and not yet echoed. */
export type ThreadMessage = StoredMessage | TemporaryMessage;

export interface StoredMessage extends ChatMessage {
  temporary?: false;
}

/** Shown at once under an id of our own making; the echo takes its place. */
export interface TemporaryMessage {
  temporary: true;
  client_id: string;
  sender_id: number;
  receiver_id: number;
  content: string;
  message_type: MessageType;
  /** When it was written, by this browser's clock. */
  timestamp: string;
}

/** Stays the same while a message is waiting and after its echo, so that React keeps its element. */
export function messageKey(message: ThreadMessage): string {
  return message.temporary
    ? `c:${message.client_id}`
    : message.client_id
      ? `c:${message.client_id}`
      : `s:${message.id}`;
}

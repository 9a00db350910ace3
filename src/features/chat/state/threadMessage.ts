import type { ChatMessage, MessageType } from '#contract/entities/chat';

/** A message in a thread: stored by the server, or sent and not yet echoed. */
export type ThreadMessage = StoredMessage | TemporaryMessage;

export interface StoredMessage extends ChatMessage {
  temporary?: false;
}

/** A message that the server has not acknowledged, under an id of our own making. */
export interface UnsentMessage {
  client_id: string;
  receiver_id: number;
  content: string;
  message_type: MessageType;
  /** When it was written, by this browser's clock. */
  timestamp: string;
  /** Only a message that carries a file has a name for it. */
  file_name?: string;
  file_size?: number;
  file_type?: string;
  /** Where the server put the file; missing until it is uploaded. */
  file_url?: string;
  /** How often the server could not store it. */
  tries?: number;
}

/** Shown at once; the echo takes its place. */
export interface TemporaryMessage extends UnsentMessage {
  temporary: true;
  sender_id: number;
}

/** Stays the same while a message is waiting and after its echo, so that React keeps its element. */
export function messageKey(message: ThreadMessage): string {
  return message.temporary
    ? `c:${message.client_id}`
    : message.client_id
      ? `c:${message.client_id}`
      : `s:${message.id}`;
}

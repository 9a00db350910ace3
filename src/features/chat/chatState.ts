import type { ChatMessage, Conversation, MessageType } from '#contract/entities/chat';
import type { ThreadMessage } from './threadMessage';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The messages exchanged with one person, as far as they are loaded. */
export interface Thread {
  messages: ThreadMessage[];
  status: LoadStatus;
  /** Whether the server may have messages before the first one here. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last message of theirs that was reported as read. */
  readUpTo: number;
}

/** A message that is not in its thread, because no socket took it or the server refused it. */
export interface OutboxItem {
  client_id: string;
  receiver_id: number;
  content: string;
  message_type: MessageType;
  timestamp: string;
  /** `waiting` goes out by itself with the next connection; `refused` waits for the person. */
  state: 'waiting' | 'refused';
  /** Why it was refused. */
  detail?: string;
}

export interface ChatState {
  ownId: number | null;
  threads: Record<number, Thread>;
  conversations: Record<number, Conversation>;
  conversationsStatus: LoadStatus;
  outbox: OutboxItem[];
  /** Connections known to be online. */
  online: Record<number, true>;
  /** When each person was last seen typing, in milliseconds since 1970. */
  typingAt: Record<number, number>;
}

export const initialChatState: ChatState = {
  ownId: null,
  threads: {},
  conversations: {},
  conversationsStatus: 'idle',
  outbox: [],
  online: {},
  typingAt: {},
};

export const emptyThread: Thread = {
  messages: [],
  status: 'idle',
  hasOlder: false,
  isLoadingOlder: false,
  readUpTo: 0,
};

/** The other one of a message's two people. */
export function partnerOf(
  message: Pick<ChatMessage, 'sender_id' | 'receiver_id'>,
  ownId: number | null,
): number {
  return message.sender_id === ownId ? message.receiver_id : message.sender_id;
}

/** The line of the list after a new message; only a known conversation has the name and picture for one. */
export function withLastMessage(known: Conversation, message: ChatMessage): Conversation {
  if (Date.parse(message.timestamp) < Date.parse(known.timestamp)) return known;
  return {
    ...known,
    timestamp: message.timestamp,
    last_message: message.content,
    message_type: message.message_type,
    is_sender: message.sender_id !== known.user_id,
  };
}

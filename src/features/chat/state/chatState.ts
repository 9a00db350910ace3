import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage, Conversation } from '#contract/entities/chat';
import type { LoadStatus, Thread, UnsentMessage } from './thread';

/**
 * `waiting` goes out by itself, its file first; `uploading` has its file on the way; `refused` waits
 * for the person.
 */
type OutboxItemState = 'waiting' | 'uploading' | 'refused';

/** A message that is not in its thread: nothing took it yet, or the server refused it. */
export interface OutboxItem extends UnsentMessage {
  state: OutboxItemState;
  /** What the server, or we, have to say about it. */
  detail?: string;
}

/** A line of the list; what is unread of it is counted by the slice of the badge. */
export type ConversationLine = Omit<Conversation, 'unread_count' | 'last_read_id'>;

export interface ChatState {
  ownId: number | null;
  threads: Record<number, Thread>;
  conversations: Record<number, ConversationLine>;
  conversationsStatus: LoadStatus;
  /** With whom a conversation began since the list was asked for, which may not know of it. */
  openedMeanwhile: number[];
  outbox: OutboxItem[];
  /**
   * How many items at the head of the outbox came back from storage, while more of them are to come;
   * missing at other times. Nothing is sent meanwhile, since what is written now goes after them.
   */
  restored?: number;
  /** Connections known to be online. */
  online: Record<number, true>;
  /** When each person was last seen typing, in milliseconds since 1970. */
  typingAt: Record<number, number>;
  /** When each person was last told that the reader types, in milliseconds since 1970. */
  toldTypingAt: Record<number, number>;
  /** The number of the connection over which frames arrive; null while none does. */
  connection: number | null;
  /** How many connections there were. */
  connections: number;
}

export const initialChatState: ChatState = {
  ownId: null,
  threads: {},
  conversations: {},
  conversationsStatus: 'idle',
  openedMeanwhile: [],
  outbox: [],
  online: {},
  typingAt: {},
  toldTypingAt: {},
  connection: null,
  connections: 0,
};

/** The line of the list after a new message; only a known conversation has the name and picture for one. */
export function withLastMessage(known: ConversationLine, message: ChatMessage): ConversationLine {
  if (Date.parse(message.timestamp) < Date.parse(known.timestamp)) return known;
  return {
    ...known,
    timestamp: message.timestamp,
    last_message: message.content === '' ? (message.file_name ?? '') : message.content,
    message_type: message.message_type,
    is_sender: message.sender_id !== known.user_id,
    last_message_id: message.id,
  };
}

/** Puts a line as the server told it into the list, with what frames have told of later. */
export function takeLine(state: ChatState, told: Conversation): void {
  const { unread_count: _count, last_read_id: _mark, ...line } = told;
  const known = state.conversations[line.user_id];
  const knownId = known?.last_message_id ?? 0;
  const isOlder = line.last_message_id !== undefined && line.last_message_id < knownId;
  if (known && isOlder) {
    const { username, avatar } = line;
    state.conversations[line.user_id] = { ...known, username, avatar };
  } else state.conversations[line.user_id] = line;
}

interface State {
  chat: ChatState;
}

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

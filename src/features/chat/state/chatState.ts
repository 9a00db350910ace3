import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage, Conversation } from '#contract/entities/chat';
import type { LoadStatus, Thread, UnsentMessage } from './thread';

/**
 * `waiting` is sent automatically, after its file; `uploading` has an upload in progress; `refused`
 * needs the user.
 */
type OutboxItemState = 'waiting' | 'uploading' | 'refused';

/** A message that is not in its thread: it has not been sent yet, or the server rejected it. */
export interface OutboxItem extends UnsentMessage {
  state: OutboxItemState;
  /** The reason, from the server or from this client. */
  detail?: string;
}

/** A conversation in the list. Its unread messages are counted by the badge's slice. */
export type ConversationLine = Omit<Conversation, 'unread_count' | 'last_read_id'>;

export interface ChatState {
  ownId: number | null;
  threads: Record<number, Thread>;
  conversations: Record<number, ConversationLine>;
  conversationsStatus: LoadStatus;
  /**
   * The other people of conversations that began since the list was requested, so the response may
   * lack them.
   */
  openedMeanwhile: number[];
  outbox: OutboxItem[];
  /**
   * The number of items at the head of the outbox that were restored from storage, while more are
   * being restored; missing at other times. Nothing is sent meanwhile, because new messages must go
   * after the restored ones.
   */
  restored?: number;
  /** People known to be online. */
  online: Record<number, true>;
  /** Connections whose presence stays unknown, because one of the two hides it. */
  hiddenPresence?: Record<number, true>;
  /** When each person was last seen typing, in milliseconds since 1970. */
  typingAt: Record<number, number>;
  /** When each person was last sent a typing event, in milliseconds since 1970. */
  typingSentAt: Record<number, number>;
  /** The number of the connection that delivers frames; null while there is none. */
  connection: number | null;
  /** The number of connections so far. */
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
  typingSentAt: {},
  connection: null,
  connections: 0,
};

/**
 * Returns a conversation updated by a new message. Only known conversations can be updated, as a
 * message has no name or picture.
 */
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

/** Adds a conversation from the server to the list, keeping newer changes that frames brought. */
export function takeLine(state: ChatState, told: Conversation): void {
  const { unread_count: _count, last_read_id: _mark, ...line } = told;
  const known = state.conversations[line.user_id];
  const knownId = known?.last_message_id ?? 0;
  const isOlder = line.last_message_id !== undefined && line.last_message_id < knownId;
  if (known && isOlder) {
    const { username, display_name = null, avatar } = line;
    state.conversations[line.user_id] = { ...known, username, display_name, avatar };
  } else state.conversations[line.user_id] = line;
}

interface State {
  chat: ChatState;
}

export const selectConversationsStatus = ({ chat }: State) => chat.conversationsStatus;
export const selectIsOnline = ({ chat }: State, userId: number) => chat.online[userId] === true;

/** Selects the conversations, the newest message first. */
export const selectConversations = createSelector(
  [({ chat }: State) => chat.conversations],
  (conversations) =>
    Object.values(conversations).sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)),
);

/** Selects the unsent messages to one person, oldest first. */
export const selectOutboxFor = createSelector(
  [({ chat }: State) => chat.outbox, (_state: State, userId: number) => userId],
  (outbox, userId) => outbox.filter((item) => item.receiver_id === userId),
);

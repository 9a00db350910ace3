import { createSelector } from '@reduxjs/toolkit';
import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { chatMessages } from '#contract/messages';
import { revisionOf, type LoadStatus, type Thread, type UnsentMessage } from './thread';

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

/**
 * An edit or a deletion that the server has not acknowledged. `sent` waits for its acknowledgement,
 * and `refused` for the user.
 */
export interface PendingChange {
  client_id: string;
  message_id: number;
  /** The other person of the conversation. */
  receiver_id: number;
  kind: 'edit' | 'deletion';
  /** The new words; '' for a deletion. */
  content: string;
  /** When the user made it, by this browser's clock. */
  timestamp: string;
  state: 'waiting' | 'sent' | 'refused';
  /** The reason of the refusal. */
  detail?: string;
  /** How often the server failed to store it. */
  tries?: number;
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
  /** The latest messages changed since the list was requested, which may have older words. */
  changedMeanwhile?: ChatMessage[];
  outbox: OutboxItem[];
  /** The changes of messages that are not acknowledged, in their order; missing if there are none. */
  changes?: PendingChange[];
  /** The newest revision of all messages when the connection began; 0 for none. */
  lastRevision: number;
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
  lastRevision: 0,
  online: {},
  typingAt: {},
  typingSentAt: {},
  connection: null,
  connections: 0,
};

/** Returns a conversation with the words of its last message. */
function withWords(
  { last_revision: _revision, is_last_deleted: _isDeleted, ...known }: ConversationLine,
  message: ChatMessage,
): ConversationLine {
  const { content, deleted = false, file_name: fileName, message_type } = message;
  const text = content === '' ? (fileName ?? '') : content;
  const revision = revisionOf(message);
  return {
    ...known,
    last_message: deleted ? chatMessages.deleted : text,
    message_type,
    ...(revision === 0 ? {} : { last_revision: revision, is_last_deleted: deleted }),
  };
}

const lineRevision = ({ last_revision: revision = 0 }: ConversationLine) => revision;

/**
 * Returns a conversation updated by a new message. Only known conversations can be updated, as a
 * message has no name or picture.
 */
export function withLastMessage(known: ConversationLine, message: ChatMessage): ConversationLine {
  if (Date.parse(message.timestamp) < Date.parse(known.timestamp)) return known;
  if (message.id === known.last_message_id && revisionOf(message) < lineRevision(known))
    return known;
  return {
    ...withWords(known, message),
    timestamp: message.timestamp,
    is_sender: message.sender_id !== known.user_id,
    last_message_id: message.id,
  };
}

/** Shows the new words of a changed message in its conversation, if it is the last one there. */
export function updateLastMessage(state: ChatState, message: ChatMessage): void {
  const { sender_id: sender, receiver_id: receiver } = message;
  const partner = sender === state.ownId ? receiver : sender;
  const line = state.conversations[partner];
  if (line?.last_message_id === message.id && lineRevision(line) < revisionOf(message))
    state.conversations[partner] = withWords(line, message);
}

/** Adds a conversation from the server to the list, keeping newer changes that frames brought. */
export function mergeConversation(state: ChatState, listed: Conversation): void {
  const { unread_count: _count, last_read_id: _mark, ...line } = listed;
  const known = state.conversations[line.user_id];
  if (known && isOlderLine(line, known)) {
    const { username, display_name = null, avatar } = line;
    state.conversations[line.user_id] = { ...known, username, display_name, avatar };
  } else state.conversations[line.user_id] = line;
}

function isOlderLine(line: ConversationLine, known: ConversationLine): boolean {
  const { last_message_id: id } = line;
  const { last_message_id: knownId = 0 } = known;
  if (id === undefined) return false;
  return id < knownId || (id === knownId && lineRevision(line) < lineRevision(known));
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

import type { Conversation } from '#contract/entities/chat';
import type { ServerFrames } from '#contract/frames';

/** The unread messages of one person, counted after `readId` up to `messageId`; 0 for no message. */
export interface UnreadLine {
  count: number;
  messageId: number;
  readId: number;
}

/**
 * The change a frame makes to the line of one person: the whole line, or from an older server only a
 * number to add, with the id up to which it counts or reads.
 */
export interface UnreadChange {
  userId: number;
  line?: UnreadLine;
  by?: number;
  messageId?: number;
  readId?: number;
  /** Whether the message began the conversation, so that no list read before it can contain it. */
  isOpening?: true;
}

type UnreadFields = Partial<
  Pick<Conversation, 'unread_count' | 'last_message_id' | 'last_read_id'>
>;

/** Returns the unread line of a frame or conversation, if it has one. */
function lineOf(fields: UnreadFields): { line?: UnreadLine } {
  const { unread_count: count, last_message_id: messageId, last_read_id: readId } = fields;
  if (count === undefined || messageId === undefined || readId === undefined) return {};
  return { line: { count, messageId, readId } };
}

/**
 * Returns the unread line of a listed conversation. Against a server without marks, every frame
 * counts.
 */
export const listedLine = (conversation: Conversation): UnreadLine => ({
  count: conversation.unread_count,
  messageId: conversation.last_message_id ?? 0,
  readId: conversation.last_read_id ?? 0,
});

/** Returns null if the frame has no count, as from an older server or to the sender. */
export function changeByMessage(frame: ServerFrames['message']): UnreadChange | null {
  const { line } = lineOf(frame);
  return line ? { userId: frame.message.sender_id, line } : null;
}

/** Returns a change by one message; null for the user's own. */
export function changeByNews(
  frame: ServerFrames['new_message'],
  ownId: number | null,
): UnreadChange | null {
  const { sender_id: userId, message } = frame;
  if (userId === ownId) return null;
  return { userId, by: 1, messageId: message.id, ...lineOf(frame) };
}

/** Returns the count of a conversation that has just begun. */
export function changeByOpening(frame: ServerFrames['conversation_update']): UnreadChange {
  const { user_id: userId, conversation } = frame;
  const { unread_count: by, last_message_id: messageId } = conversation;
  const mark = messageId === undefined ? {} : { messageId };
  return { userId, by, ...mark, isOpening: true, ...lineOf(conversation) };
}

/** Returns the change by a receipt to the reader's own windows; null for one to the author. */
export function changeByReceipt(frame: ServerFrames['read_receipt']): UnreadChange | null {
  const { sender_id: userId, read_count: count, last_read_id: readId } = frame;
  if (userId === undefined || count === undefined) return null;
  const mark = readId === undefined ? {} : { readId };
  return { userId, by: -count, ...mark, ...lineOf(frame) };
}

/**
 * Returns the line after a change, or the same line if it already includes the change. Ids of a
 * conversation only grow, and the server changes a line under its lock, so a line with a smaller id
 * is older.
 */
export function changedLine(known: UnreadLine | undefined, change: UnreadChange): UnreadLine {
  const { line, by = 0, messageId = 0, isOpening } = change;
  if (line) return known && isOlder(line, known) ? known : line;
  if (known && isCounted(known, change)) return known;
  const count = (known?.count ?? 0) + by;
  if (isOpening) return { count, messageId, readId: 0 };
  // Incremental messages may overtake each other, so they don't move the mark.
  return { messageId: 0, readId: 0, ...known, count };
}

const isOlder = (line: UnreadLine, than: UnreadLine) =>
  line.messageId < than.messageId || line.readId < than.readId;

function isCounted(known: UnreadLine, { messageId, readId }: UnreadChange): boolean {
  if (messageId !== undefined) return messageId <= known.messageId;
  return readId !== undefined && readId <= known.readId;
}

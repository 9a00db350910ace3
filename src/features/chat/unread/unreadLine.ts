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

/** The line that a frame or a conversation carries, if it does. */
function lineOf(fields: UnreadFields): { line?: UnreadLine } {
  const { unread_count: count, last_message_id: messageId, last_read_id: readId } = fields;
  if (count === undefined || messageId === undefined || readId === undefined) return {};
  return { line: { count, messageId, readId } };
}

/** A line of the list. A server without marks has every frame counted. */
export const listedLine = (conversation: Conversation): UnreadLine => ({
  count: conversation.unread_count,
  messageId: conversation.last_message_id ?? 0,
  readId: conversation.last_read_id ?? 0,
});

/** Null where the frame carries no count, as from an older server or to the sender. */
export function changeByMessage(frame: ServerFrames['message']): UnreadChange | null {
  const { line } = lineOf(frame);
  return line ? { userId: frame.message.sender_id, line } : null;
}

/** One more message, unless it is one's own. */
export function changeByNews(
  frame: ServerFrames['new_message'],
  ownId: number | null,
): UnreadChange | null {
  const { sender_id: userId, message } = frame;
  if (userId === ownId) return null;
  return { userId, by: 1, messageId: message.id, ...lineOf(frame) };
}

/** The count of a conversation that has just begun. */
export function changeByOpening(frame: ServerFrames['conversation_update']): UnreadChange {
  const { user_id: userId, conversation } = frame;
  const { unread_count: by, last_message_id: messageId } = conversation;
  const mark = messageId === undefined ? {} : { messageId };
  return { userId, by, ...mark, isOpening: true, ...lineOf(conversation) };
}

/** A receipt for the reader's own windows; null for one that goes to the writer. */
export function changeByReceipt(frame: ServerFrames['read_receipt']): UnreadChange | null {
  const { sender_id: userId, read_count: count, last_read_id: readId } = frame;
  if (userId === undefined || count === undefined) return null;
  const mark = readId === undefined ? {} : { readId };
  return { userId, by: -count, ...mark, ...lineOf(frame) };
}

/**
 * The line after a change, or the same line where it holds the change already. Ids of a conversation
 * only grow, and the server changes a line under its lock, so a line with a smaller id is older.
 */
export function changedLine(known: UnreadLine | undefined, change: UnreadChange): UnreadLine {
  const { line, by = 0, messageId = 0, isOpening } = change;
  if (line) return known && isOlder(line, known) ? known : line;
  if (known && isCounted(known, change)) return known;
  const count = (known?.count ?? 0) + by;
  if (isOpening) return { count, messageId, readId: 0 };
  // Messages that are added may overtake each other, so they move no mark.
  return { messageId: 0, readId: 0, ...known, count };
}

const isOlder = (line: UnreadLine, than: UnreadLine) =>
  line.messageId < than.messageId || line.readId < than.readId;

function isCounted(known: UnreadLine, { messageId, readId }: UnreadChange): boolean {
  if (messageId !== undefined) return messageId <= known.messageId;
  return readId !== undefined && readId <= known.readId;
}

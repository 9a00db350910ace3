import type {
  ChatMessage,
  Conversation,
  FoundMessage,
  QuotedMessage,
} from '#contract/entities/chat';
import type { PaperQuote } from '#contract/entities/paperQuote';
import { chatMessages } from '#contract/messages';
import type { LinkDeps } from '#domain/files';
import { presentPerson } from '#domain/people';
import type { ChatFile } from './files/selectChatFiles';
import { signChatLink } from './files/chatLinks';
import type { ConversationRow } from './listConversations';
import type { MessageRow } from './readHistory';
import type { FoundMessageRow } from './search/searchMessages';

const NO_FILE = { file_url: null, file_size: null, file_type: null };

function presentFile(deps: LinkDeps, file: ChatFile) {
  const { name, bytes, mime_type, original_name, still_id } = file;
  return {
    file_url: signChatLink(deps, name),
    file_size: bytes,
    file_type: mime_type,
    file_name: original_name,
    ...(still_id === null ? {} : { animated: true }),
  };
}

/** The members of a changed message, which most messages lack. */
function presentChange({ revision, edited_at, deleted_at }: MessageRow) {
  const deleted = deleted_at !== null;
  return { revision, edited_at: edited_at?.toISOString() ?? null, deleted };
}

/** The parts of a presented message that are not in its row. */
export interface MessageParts {
  /** The id of the last message that its receiver has read. */
  readUpTo: number;
  file: ChatFile | null;
  /** The message it replies to. */
  quote: QuotedMessage | null;
  /** The words of papers it quotes, as the receiver of the response sees them. */
  paperQuotes?: PaperQuote[] | undefined;
}

/** A message as its two people see it, with a freshly signed address of its file. */
export function presentMessage(
  deps: LinkDeps,
  row: MessageRow,
  { readUpTo, file, quote, paperQuotes }: MessageParts,
): ChatMessage {
  return {
    id: row.id,
    sender_id: row.sender_id,
    receiver_id: row.receiver_id,
    content: row.content,
    message_type: row.message_type,
    ...(file ? presentFile(deps, file) : NO_FILE),
    timestamp: row.created_at.toISOString(),
    is_read: row.id <= readUpTo,
    client_id: row.client_id,
    ...(row.revision === 0 ? {} : presentChange(row)),
    ...(quote ? { reply_to: quote } : {}),
    ...(paperQuotes ? { quotes: paperQuotes } : {}),
  };
}

/** A message that a search found, with the other person of its conversation. */
export const presentFoundMessage = (
  deps: LinkDeps,
  row: FoundMessageRow,
  parts: Omit<MessageParts, 'readUpTo'>,
): FoundMessage => ({
  ...presentMessage(deps, row, { readUpTo: row.read_up_to, ...parts }),
  user: presentPerson(row.person),
});

function lastText({ deleted_at: deletedAt, content, file_name: fileName }: ConversationRow) {
  if (deletedAt !== null) return chatMessages.deleted;
  return content === '' ? (fileName ?? '') : content;
}

/** An entry of the conversation list. A file without a text is shown by its name. */
export function presentConversation(deps: LinkDeps, row: ConversationRow): Conversation {
  const { id, profile_picture, ...named } = presentPerson(row.person);
  return {
    ...named,
    user_id: id,
    avatar: profile_picture,
    timestamp: row.created_at.toISOString(),
    last_message: lastText(row),
    message_type: row.message_type,
    file_url: row.stored_name === null ? null : signChatLink(deps, row.stored_name),
    is_sender: row.sender_id === row.user_id,
    unread_count: row.unread_count,
    last_message_id: row.last_message_id,
    last_read_id: row.last_read_id,
    ...(row.revision === 0
      ? {}
      : { last_revision: row.revision, is_last_deleted: row.deleted_at !== null }),
  };
}

import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { fileUrl, type LinkDeps } from '#domain/files';
import type { ChatFile } from './files/selectChatFiles';
import { signChatLink } from './files/chatLinks';
import type { ConversationRow } from './listConversations';
import type { MessageRow } from './readHistory';

const NO_FILE = { file_url: null, file_size: null, file_type: null };

function presentFile(deps: LinkDeps, { name, bytes, mime_type, original_name }: ChatFile) {
  return {
    file_url: signChatLink(deps, name),
    file_size: bytes,
    file_type: mime_type,
    file_name: original_name,
  };
}

/**
 * A message as its two people see it, with a freshly signed address of its file. `readUpTo` is the
 * id of the last message its receiver has read.
 */
export function presentMessage(
  deps: LinkDeps,
  row: MessageRow,
  { readUpTo, file }: { readUpTo: number; file: ChatFile | null },
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
  };
}

/** An entry of the conversation list. A file without a text is shown by its name. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    user_id: row.other_id,
    username: row.username,
    display_name: row.display_name,
    avatar: fileUrl(row.profile_picture),
    timestamp: row.created_at.toISOString(),
    last_message: row.content === '' ? (row.file_name ?? '') : row.content,
    message_type: row.message_type,
    is_sender: row.sender_id === row.user_id,
    unread_count: row.unread_count,
    last_message_id: row.last_message_id,
    last_read_id: row.last_read_id,
  };
}

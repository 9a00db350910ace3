import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { fileUrl } from '../../presenters/fileUrl';
import type { ConversationRow, MessageRow } from './chatRepository';

/** A message as its two people see it; `readUpTo` is the last id its receiver has read. */
export function presentMessage(row: MessageRow, readUpTo: number): ChatMessage {
  return {
    id: row.id,
    sender_id: row.sender_id,
    receiver_id: row.receiver_id,
    content: row.content,
    message_type: row.message_type,
    file_url: null,
    file_size: null,
    file_type: null,
    timestamp: row.created_at.toISOString(),
    is_read: row.id <= readUpTo,
    client_id: row.client_id,
  };
}

/** A line of the list as its owner sees it. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    user_id: row.other_id,
    username: row.username,
    avatar: fileUrl(row.profile_picture),
    timestamp: row.created_at.toISOString(),
    last_message: row.content,
    message_type: row.message_type,
    is_sender: row.sender_id === row.user_id,
    unread_count: row.unread_count,
  };
}

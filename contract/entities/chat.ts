import { Type, type Static } from '@sinclair/typebox';
import { CLIENT_ID_MAX_LENGTH } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';

export const MessageType = oneOf('text', 'link', 'image', 'file');
export type MessageType = Static<typeof MessageType>;

/** Made by the sender's client; makes a resend harmless. */
export const ClientId = Type.String({
  minLength: 1,
  maxLength: CLIENT_ID_MAX_LENGTH,
  pattern: '^[A-Za-z0-9_-]+$',
});

export const ChatMessage = record({
  id: Id,
  sender_id: Id,
  receiver_id: Id,
  content: Type.String(),
  message_type: MessageType,
  file_url: nullable(Url),
  file_size: nullable(Count),
  file_type: nullable(Type.String()),
  /** What its sender called the file. */
  file_name: Type.Optional(nullable(Type.String())),
  timestamp: Iso,
  is_read: Type.Boolean(),
  client_id: Type.Optional(nullable(Type.String())),
});
export type ChatMessage = Static<typeof ChatMessage>;

/**
 * One line of the conversation list; `user_id` is the other person. `unread_count` counts what theirs
 * follows `last_read_id` up to `last_message_id`, so that a frame can be told to be in it already.
 */
export const Conversation = record({
  user_id: Id,
  username: Type.String(),
  avatar: nullable(Url),
  timestamp: Iso,
  last_message: Type.String(),
  message_type: MessageType,
  is_sender: Type.Boolean(),
  unread_count: Count,
  last_message_id: Type.Optional(Id),
  /** How far the line's owner has read what the other wrote; 0 for nothing. */
  last_read_id: Type.Optional(Count),
});
export type Conversation = Static<typeof Conversation>;

export const ChatUpload = record({
  file_url: Url,
  file_size: Type.Optional(Count),
  file_type: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
});
export type ChatUpload = Static<typeof ChatUpload>;

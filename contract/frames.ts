import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Citation } from './entities/chatbot';
import { ChatMessage, ClientId, Conversation, MessageType } from './entities/chat';
import { Notification } from './entities/notification';
import { WantedQuotes } from './entities/paperQuote';
import { WATCHED_POSTS_MAX } from './limits';
import { Count, Id, Iso, Url, nullable, record } from './schema';

const literal = <T extends string>(value: T) => Type.Unsafe<T>({ type: 'string', const: value });

/** Frames sent by a browser, by type. A frame without `type` is a message. */
export const clientFrames = {
  message: record({
    type: Type.Optional(literal('message')),
    client_id: Type.Optional(ClientId),
    receiver_id: Id,
    content: Type.String(),
    message_type: MessageType,
    file_url: Type.Optional(nullable(Url)),
    file_size: Type.Optional(nullable(Count)),
    file_type: Type.Optional(nullable(Type.String())),
    /** The message of the same conversation that this one replies to. */
    reply_to: Type.Optional(nullable(Id)),
    quotes: Type.Optional(WantedQuotes),
  }),
  edit_message: record({
    type: literal('edit_message'),
    id: Id,
    content: Type.String(),
    client_id: ClientId,
  }),
  delete_message: record({ type: literal('delete_message'), id: Id, client_id: ClientId }),
  read_receipt: record({ type: literal('read_receipt'), chat_id: Id, last_read_id: Id }),
  typing: record({ type: literal('typing'), receiver_id: Id }),
  ping: record({ type: literal('ping') }),
  /** From now on this socket watches the comments of these posts, and of no others. */
  watch_comments: record({
    type: literal('watch_comments'),
    post_ids: Type.Array(Id, { maxItems: WATCHED_POSTS_MAX }),
  }),
} as const satisfies Record<string, TSchema>;

export type ClientFrames = { [K in keyof typeof clientFrames]: Static<(typeof clientFrames)[K]> };
export type ClientFrameType = keyof ClientFrames;
export type ClientFrame = ClientFrames[ClientFrameType];

/**
 * The receiver's unread messages in a conversation, counted after `last_read_id` up to
 * `last_message_id`, as in the conversation list. Both ids only grow, so of two counts the one with
 * the greater ids is newer.
 */
const unreadFields = {
  unread_count: Type.Optional(Count),
  last_message_id: Type.Optional(Id),
  last_read_id: Type.Optional(Count),
};

/**
 * Two frames share the type `read_receipt`. The author's has how far the reader has read, and a
 * `read_count` of 0. The one for the reader's own windows has how many messages were read and how
 * many are left.
 */
export const ReadReceiptFrame = record({
  type: literal('read_receipt'),
  chat_id: Type.Optional(Id),
  sender_id: Type.Optional(Id),
  read_count: Type.Optional(Count),
  ...unreadFields,
  last_read_id: Type.Optional(Id),
});

/** The reason why a frame was refused. */
export const FRAME_ERROR_CODES = [
  'malformed',
  'unknown_type',
  'invalid',
  'empty',
  'not_connected',
  'forbidden_file',
  'forbidden',
  'too_late',
  'rate_limited',
  'unavailable',
] as const;
export type FrameErrorCode = (typeof FRAME_ERROR_CODES)[number];

/** Frames sent by a server, by type. */
export const serverFrames = {
  /** Repeats the members of the message, for clients that look for them there. */
  message: record({
    ...Type.Partial(ChatMessage).properties,
    type: literal('message'),
    message: ChatMessage,
    client_id: Type.Optional(Type.String()),
    ...unreadFields,
  }),
  /** A message was edited or deleted. Of two copies, the one with the greater revision is newer. */
  message_changed: record({
    type: literal('message_changed'),
    message: ChatMessage,
    revision: Id,
    client_id: Type.Optional(Type.String()),
  }),
  new_message: record({
    type: literal('new_message'),
    sender_id: Id,
    message: ChatMessage,
    ...unreadFields,
  }),
  conversation_update: record({
    type: literal('conversation_update'),
    user_id: Id,
    conversation: Conversation,
  }),
  read_receipt: ReadReceiptFrame,
  notification: record({ type: literal('notification'), notification: Notification }),
  /**
   * These notifications are read or deleted. With `through_id`, so is every one up to that id. With
   * `post_id`, a like of this post was taken back, so its counts have changed.
   */
  notifications_read: record({
    type: literal('notifications_read'),
    ids: Type.Array(Id),
    through_id: Type.Optional(Id),
    post_id: Type.Optional(Id),
  }),
  /** The receiver's relationship to this person has changed: a connection, a request or a block. */
  connections_changed: record({ type: literal('connections_changed'), user_id: Id }),
  typing: record({ type: literal('typing'), sender_id: Id }),
  presence: record({
    type: literal('presence'),
    user_id: Id,
    online: Type.Boolean(),
    /** One of the two hides their presence. A message then doesn't show that they are online. */
    hidden: Type.Optional(Type.Boolean()),
  }),
  /** The response to `watch_comments`: the posts that this socket watches now. */
  comments_watched: record({ type: literal('comments_watched'), post_ids: Type.Array(Id) }),
  /** Comments of a watched post. `total_comments` is the post's number of comments after it. */
  comment_added: record({
    type: literal('comment_added'),
    post_id: Id,
    comment_id: Id,
    parent_id: nullable(Id),
    total_comments: Count,
  }),
  comment_changed: record({
    type: literal('comment_changed'),
    post_id: Id,
    comment_id: Id,
    edited_at: Iso,
  }),
  comment_removed: record({
    type: literal('comment_removed'),
    post_id: Id,
    comment_id: Id,
    /** It stays without its text, because it has replies. */
    stays: Type.Boolean(),
    total_comments: Count,
  }),
  /**
   * A sentence of the answer to the receiver's question `client_id`, proved by its citations, while
   * the rest is being written. The response to the question has the whole answer.
   */
  assistant_sentence: record({
    type: literal('assistant_sentence'),
    client_id: Type.String(),
    position: Count,
    text: Type.String(),
    citations: Type.Array(Citation),
  }),
  ready: record({
    type: literal('ready'),
    last_message_id: nullable(Id),
    /** The greatest revision of a message that the person sent or received. */
    last_revision: Type.Optional(nullable(Id)),
  }),
  pong: record({ type: literal('pong') }),
  error: record({
    type: literal('error'),
    code: Type.String(),
    detail: Type.String(),
    client_id: Type.Optional(Type.String()),
  }),
} as const satisfies Record<string, TSchema>;

export type ServerFrames = { [K in keyof typeof serverFrames]: Static<(typeof serverFrames)[K]> };
export type ServerFrameType = keyof ServerFrames;
export type ServerFrame = ServerFrames[ServerFrameType];

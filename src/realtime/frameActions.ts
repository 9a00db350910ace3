import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ChatMessage, Conversation, QuotedMessage } from '#contract/entities/chat';
import type { Notification } from '#contract/entities/notification';
import type { ClientFrame, ServerFrame, ServerFrames, ServerFrameType } from '#contract/frames';

/** Sends a frame. If it can't be sent, {@link frameDropped} is dispatched. */
export const frameSendRequested = createAction<ClientFrame>('socket/frameSendRequested');

/** A frame was not sent, because no socket was open. */
export const frameDropped = createAction<ClientFrame>('socket/frameDropped');

/**
 * Creates the action for one type of frame. Its time of arrival, in milliseconds since 1970, is in
 * `meta.at`.
 */
function received<T extends ServerFrameType>(type: T) {
  return createAction(`realtime/${type}`, (frame: ServerFrames[T], at: number) => ({
    payload: frame,
    meta: { at },
  }));
}

type Fields = Record<string, unknown>;
type Guard = (value: unknown) => boolean;

const isText: Guard = (value) => typeof value === 'string';
const isFlag: Guard = (value) => typeof value === 'boolean';
const isCount: Guard = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isId: Guard = (value) => isCount(value) && value !== 0;
const isTextOrNull: Guard = (value) => value === null || isText(value);
const isIdOrNull: Guard = (value) => value === null || isId(value);
const isIdList: Guard = (value) => Array.isArray(value) && value.every(isId);
const optional =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);

function isRecord(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    // JSON may contain `__proto__` as an own member. Copying it would change the copy's prototype.
    !Object.hasOwn(value, '__proto__')
  );
}

type Members<Shape> = { readonly [Name in keyof Shape]?: Guard };

/**
 * Creates a guard for the members of a contract type. A name that the contract lacks is a type
 * error.
 */
const shape =
  <Shape>(members: Members<Shape>): Guard =>
  (value) =>
    isRecord(value) &&
    Object.entries(members as Record<string, Guard>).every(([name, guard]) => guard(value[name]));

const isQuote = shape<QuotedMessage>({ id: isId, sender_id: isId, content: isText });
const isQuoteOrNull: Guard = (value) => value === null || isQuote(value);

const isMessage = shape<ChatMessage>({
  id: isId,
  sender_id: isId,
  receiver_id: isId,
  content: isText,
  message_type: isText,
  timestamp: isText,
  is_read: isFlag,
  file_url: optional(isTextOrNull),
  client_id: optional(isTextOrNull),
  edited_at: optional(isTextOrNull),
  deleted: optional(isFlag),
  revision: optional(isCount),
  reply_to: optional(isQuoteOrNull),
});

const isConversation = shape<Conversation>({
  user_id: isId,
  username: isText,
  timestamp: isText,
  last_message: isText,
  is_sender: isFlag,
  unread_count: isCount,
  last_message_id: optional(isId),
  last_read_id: optional(isCount),
  last_revision: optional(isCount),
  is_last_deleted: optional(isFlag),
});

const isNotification = shape<Notification>({
  id: isId,
  type: isText,
  post_id: isIdOrNull,
  actor_username: isText,
  created_at: isText,
  is_read: isFlag,
});

const unreadFields = {
  unread_count: optional(isCount),
  last_message_id: optional(isId),
  last_read_id: optional(isCount),
};

const guards = {
  message: shape<ServerFrames['message']>({
    message: isMessage,
    client_id: optional(isText),
    ...unreadFields,
  }),
  message_changed: shape<ServerFrames['message_changed']>({
    message: isMessage,
    revision: isId,
    client_id: optional(isText),
  }),
  new_message: shape<ServerFrames['new_message']>({
    sender_id: isId,
    message: isMessage,
    ...unreadFields,
  }),
  conversation_update: shape<ServerFrames['conversation_update']>({
    user_id: isId,
    conversation: isConversation,
  }),
  read_receipt: shape<ServerFrames['read_receipt']>({
    chat_id: optional(isId),
    sender_id: optional(isId),
    read_count: optional(isCount),
    ...unreadFields,
    last_read_id: optional(isId),
  }),
  notification: shape<ServerFrames['notification']>({ notification: isNotification }),
  notifications_read: shape<ServerFrames['notifications_read']>({
    ids: isIdList,
    through_id: optional(isId),
    post_id: optional(isId),
  }),
  connections_changed: shape<ServerFrames['connections_changed']>({ user_id: isId }),
  typing: shape<ServerFrames['typing']>({ sender_id: isId }),
  presence: shape<ServerFrames['presence']>({ user_id: isId, online: isFlag }),
  comments_watched: shape<ServerFrames['comments_watched']>({ post_ids: isIdList }),
  comment_added: shape<ServerFrames['comment_added']>({
    post_id: isId,
    comment_id: isId,
    parent_id: isIdOrNull,
    total_comments: isCount,
  }),
  comment_changed: shape<ServerFrames['comment_changed']>({
    post_id: isId,
    comment_id: isId,
    edited_at: isText,
  }),
  comment_removed: shape<ServerFrames['comment_removed']>({
    post_id: isId,
    comment_id: isId,
    stays: isFlag,
    total_comments: isCount,
  }),
  // Citations are checked in full where they are shown, with those of stored answers.
  assistant_sentence: shape<ServerFrames['assistant_sentence']>({
    client_id: isText,
    position: isCount,
    text: isText,
    citations: Array.isArray,
  }),
  ready: shape<ServerFrames['ready']>({
    last_message_id: isIdOrNull,
    last_revision: optional(isIdOrNull),
  }),
  pong: shape<ServerFrames['pong']>({}),
  error: shape<ServerFrames['error']>({
    code: isText,
    detail: isText,
    client_id: optional(isText),
  }),
} satisfies Record<ServerFrameType, Guard>;

/** One event for each type of frame from the server. Slices and listeners react to these. */
export const frameReceived = Object.fromEntries(
  (Object.keys(guards) as ServerFrameType[]).map((type) => [type, received(type)]),
) as { readonly [T in ServerFrameType]: ReturnType<typeof received<T>> };

type AnyFrameCreator = (frame: ServerFrame, at: number) => UnknownAction;

/** Returns the event for a validated frame. */
export function frameToAction(frame: ServerFrame, at: number): UnknownAction {
  // The creators differ only in the type of their frame, and the frame's type selects its creator.
  return (frameReceived[frame.type] as AnyFrameCreator)(frame, at);
}

function isServerFrame(value: unknown): value is ServerFrame {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  return Object.hasOwn(guards, value.type) && guards[value.type as ServerFrameType](value);
}

/** Returns the frame without the members of its message that are repeated beside it. */
function withoutRepeats(frame: ServerFrame): ServerFrame {
  if (frame.type !== 'message') return frame;
  const own = Object.entries(frame).filter(
    ([name]) => name === 'client_id' || !Object.hasOwn(frame.message, name),
  );
  return Object.fromEntries(own) as ServerFrame;
}

/** Parses a socket message. Returns null for anything this client doesn't understand. */
export function parseServerFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    return isServerFrame(value) ? withoutRepeats(value) : null;
  } catch {
    return null;
  }
}

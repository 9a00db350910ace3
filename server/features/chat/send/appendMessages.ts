import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { MessageRow } from '../readHistory';
import type { UnreadMark } from '../lockConversation';

/** A message to append, with the time at which it joins the conversation. */
export interface NewMessage {
  senderId: number;
  receiverId: number;
  clientId: string | null;
  content: string;
  messageType: MessageRow['message_type'];
  /** The sender's own upload, if one is attached. */
  fileId?: number | null;
  at: Date;
}

/** A message without a file, identified by its client id. */
export type PlainMessage = NewMessage & { clientId: string; fileId?: null };

/** The place of a message in its conversation. */
export interface MessagePlace {
  id: number;
  /** The receiver's unread messages in the conversation. */
  unread: UnreadMark;
}

const TYPES = ['bigint', 'bigint', 'text', 'text', 'text', 'bigint', 'timestamptz'];

/** One row for each message. */
function rowsFor(count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => {
    const values = TYPES.map((type, column) => `$${nth * TYPES.length + column + 1}::${type}`);
    return `(${values.join(', ')})`;
  });
  return rows.join(', ');
}

// Leaves out a conversation if another process committed a message after this statement began, or
// one with a later time. Only under a lock is the new message certain to follow it. Also leaves out
// a conversation that another transaction has locked, so that no other waits for it.
const APPENDABLE = `
    JOIN messages AS latest
      ON latest.id = own.last_message_id AND latest.created_at <= wanted.created_at
    WHERE (
      SELECT true FROM connections
      WHERE low_id = least(wanted.sender_id, wanted.receiver_id)
        AND high_id = greatest(wanted.sender_id, wanted.receiver_id)
    ) AND NOT EXISTS (
      -- A block ends the connection, so a disabled account is the only other reason to check.
      SELECT FROM users WHERE users.id = wanted.receiver_id AND users.disabled_at IS NOT NULL
    )
    FOR UPDATE OF own, other SKIP LOCKED`;

// The update is the outermost part, because it returns each row as it is now, without storing and
// joining rows again.
const textFor = (count: number, condition: string) => `
  WITH wanted
    (sender_id, receiver_id, client_id, content, message_type, file_id, created_at) AS (
    VALUES ${rowsFor(count)}
  ), placed AS (
    SELECT wanted.*
    FROM wanted
    JOIN conversations AS own
      ON own.user_id = wanted.sender_id AND own.other_id = wanted.receiver_id
    JOIN conversations AS other
      ON other.user_id = wanted.receiver_id AND other.other_id = wanted.sender_id${condition}
  ), stored AS (
    INSERT INTO messages
      (low_id, high_id, sender_id, receiver_id, client_id, content, message_type, file_id, created_at)
    SELECT least(sender_id, receiver_id), greatest(sender_id, receiver_id),
      sender_id, receiver_id, client_id, content, message_type, file_id, created_at
    FROM placed
    ON CONFLICT (sender_id, client_id) DO NOTHING
    RETURNING id, sender_id, receiver_id
  )
  UPDATE conversations
  SET last_message_id = line.last_id, unread_count = conversations.unread_count + line.unread
  FROM stored CROSS JOIN LATERAL (
    VALUES (stored.sender_id, stored.receiver_id, stored.id, 0),
      (stored.receiver_id, stored.sender_id, stored.id, 1)
  ) AS line (user_id, other_id, last_id, unread)
  WHERE conversations.user_id = line.user_id AND conversations.other_id = line.other_id
  RETURNING conversations.user_id, conversations.other_id, conversations.unread_count,
    conversations.last_message_id, conversations.last_read_id`;

const lockedText = textFor(1, '');
/** By the number of messages: each text is prepared once per connection. */
const texts: string[] = [];

/** An entry of the conversation list after a new message. */
type NewLine = { user_id: number; other_id: number } & UnreadMark;

async function run(
  db: Kysely<Tables>,
  text: string,
  messages: readonly NewMessage[],
): Promise<(MessagePlace | undefined)[]> {
  const values = messages.flatMap((message) => [
    message.senderId,
    message.receiverId,
    message.clientId,
    message.content,
    message.messageType,
    message.fileId ?? null,
    message.at,
  ]);
  const { rows } = await db.executeQuery<NewLine>(CompiledQuery.raw(text, values));
  return messages.map(({ senderId, receiverId }) => {
    const line = rows.find(
      ({ user_id, other_id }) => user_id === receiverId && other_id === senderId,
    );
    if (!line) return undefined;
    const { unread_count, last_message_id, last_read_id } = line;
    return { id: last_message_id, unread: { unread_count, last_message_id, last_read_id } };
  });
}

/**
 * Stores the next messages of known conversations, at most one for each conversation. Makes each
 * the last one for both and unread for its receiver, in one statement that commits by itself.
 * Returns the place of each.
 *
 * Skips a message without any change if it needs {@link appendLocked}. That applies to the first of
 * a conversation, one that is already stored, one between people who are not connected, or one that
 * races another process.
 */
export function appendMessages(
  db: Kysely<Tables>,
  messages: readonly PlainMessage[],
): Promise<(MessagePlace | undefined)[]> {
  const text = (texts[messages.length] ??= textFor(messages.length, APPENDABLE));
  return run(db, text, messages);
}

/**
 * Stores a message with the same statement, in a transaction that has locked its conversation and
 * checked that the message may be sent. Returns undefined and changes nothing if its sender used
 * the client id before.
 */
export async function appendLocked(
  trx: Transaction<Tables>,
  message: NewMessage,
): Promise<MessagePlace | undefined> {
  const [place] = await run(trx, lockedText, [message]);
  return place;
}

/** The message that {@link appendMessages} stored, if it did. */
export function findAppended(
  trx: Transaction<Tables>,
  { senderId, clientId, at }: PlainMessage,
): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .where('created_at', '=', at)
    .executeTakeFirst();
}

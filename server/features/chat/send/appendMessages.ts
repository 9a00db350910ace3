import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { UnreadMark } from '#domain/messages';
import type { MessageRow } from '../readHistory';

/** A message to append, with the time at which it joins the conversation. */
export interface NewMessage {
  senderId: number;
  receiverId: number;
  clientId: string | null;
  content: string;
  messageType: MessageRow['message_type'];
  /** The sender's own upload, if one is attached. */
  fileId?: number | null;
  /** The message of the same conversation that it replies to. */
  replyTo?: number | null;
  at: Date;
}

/** A message without a file that is no reply, identified by its client id. */
export type PlainMessage = NewMessage & { clientId: string; fileId?: null; replyTo?: null };

/** The place of a message in its conversation. */
export interface MessagePlace {
  id: number;
  /** The receiver's unread messages in the conversation. */
  unread: UnreadMark;
}

interface Column {
  name: string;
  type: string;
  valueOf: (message: NewMessage) => unknown;
}

/** The values of every message. Replies are rare, so that the others don't carry their column. */
const COLUMNS: readonly Column[] = [
  { name: 'sender_id', type: 'bigint', valueOf: ({ senderId }) => senderId },
  { name: 'receiver_id', type: 'bigint', valueOf: ({ receiverId }) => receiverId },
  { name: 'client_id', type: 'text', valueOf: ({ clientId }) => clientId },
  { name: 'content', type: 'text', valueOf: ({ content }) => content },
  { name: 'message_type', type: 'text', valueOf: ({ messageType }) => messageType },
  { name: 'file_id', type: 'bigint', valueOf: ({ fileId }) => fileId ?? null },
  { name: 'created_at', type: 'timestamptz', valueOf: ({ at }) => at },
];
const LOCKED_COLUMNS: readonly Column[] = [
  ...COLUMNS,
  { name: 'reply_to', type: 'bigint', valueOf: ({ replyTo }) => replyTo ?? null },
];

/** One row for each message. */
function rowsFor(columns: readonly Column[], count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => {
    const values = columns.map(
      ({ type }, place) => `$${nth * columns.length + place + 1}::${type}`,
    );
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
      -- A block ends the connection, so a hidden account is the only other reason to check.
      SELECT FROM users WHERE users.id = wanted.receiver_id
        AND (users.disabled_at IS NOT NULL OR users.deletion_at IS NOT NULL
          OR users.suspended_until IS NOT NULL)
    )
    FOR UPDATE OF own, other SKIP LOCKED`;

// The update is the outermost part, because it returns each row as it is now, without storing and
// joining rows again.
function textFor(columns: readonly Column[], count: number, condition: string): string {
  const names = columns.map(({ name }) => name).join(', ');
  return `
  WITH wanted (${names}) AS (
    VALUES ${rowsFor(columns, count)}
  ), placed AS (
    SELECT wanted.*
    FROM wanted
    JOIN conversations AS own
      ON own.user_id = wanted.sender_id AND own.other_id = wanted.receiver_id
    JOIN conversations AS other
      ON other.user_id = wanted.receiver_id AND other.other_id = wanted.sender_id${condition}
  ), stored AS (
    INSERT INTO messages (low_id, high_id, ${names})
    SELECT least(sender_id, receiver_id), greatest(sender_id, receiver_id), ${names}
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
}

const lockedText = textFor(LOCKED_COLUMNS, 1, '');
/** By the number of messages: each text is prepared once per connection. */
const texts: string[] = [];

/** An entry of the conversation list after a new message. */
type NewLine = { user_id: number; other_id: number } & UnreadMark;

async function run(
  db: Kysely<Tables>,
  { text, columns }: { text: string; columns: readonly Column[] },
  messages: readonly NewMessage[],
): Promise<(MessagePlace | undefined)[]> {
  const values = messages.flatMap((message) => columns.map(({ valueOf }) => valueOf(message)));
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
  const text = (texts[messages.length] ??= textFor(COLUMNS, messages.length, APPENDABLE));
  return run(db, { text, columns: COLUMNS }, messages);
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
  const [place] = await run(trx, { text: lockedText, columns: LOCKED_COLUMNS }, [message]);
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

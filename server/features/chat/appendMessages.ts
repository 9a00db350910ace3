import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { MessageRow } from './messageRepository';

/** A message without a file, recognisable by its sender's id for it. */
export interface PlainMessage {
  senderId: number;
  receiverId: number;
  clientId: string;
  content: string;
  messageType: MessageRow['message_type'];
  at: Date;
}

/** Where a message came to stand. */
export interface MessagePlace {
  id: number;
  /** The last id its receiver has read. */
  readUpTo: number;
}

const TYPES = ['bigint', 'bigint', 'text', 'text', 'text', 'timestamptz'];

/** One row for each message, the place in the list first. */
function rowsFor(count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => {
    const values = TYPES.map((type, column) => `$${nth * TYPES.length + column + 1}::${type}`);
    return `(${[nth, ...values].join(', ')})`;
  });
  return rows.join(', ');
}

// A message that another process committed after this statement began, or that is dated later than
// this one, leaves its conversation out of `placed`: only under a lock of its own would the new one
// follow it for certain. So does a conversation that somebody else holds, lest all wait for it.
const textFor = (count: number) => `
  WITH wanted (nth, sender_id, receiver_id, client_id, content, message_type, created_at) AS (
    VALUES ${rowsFor(count)}
  ), placed AS MATERIALIZED (
    SELECT wanted.*, other.last_read_id
    FROM wanted
    JOIN conversations AS own
      ON own.user_id = wanted.sender_id AND own.other_id = wanted.receiver_id
    JOIN conversations AS other
      ON other.user_id = wanted.receiver_id AND other.other_id = wanted.sender_id
    JOIN messages AS latest
      ON latest.id = own.last_message_id AND latest.created_at <= wanted.created_at
    WHERE (
      SELECT true FROM connections
      WHERE low_id = least(wanted.sender_id, wanted.receiver_id)
        AND high_id = greatest(wanted.sender_id, wanted.receiver_id)
    ) AND NOT EXISTS (
      -- A block has ended the connection, so of what hides people only this is left to check.
      SELECT FROM users WHERE users.id = wanted.receiver_id AND users.disabled_at IS NOT NULL
    )
    FOR UPDATE OF own, other SKIP LOCKED
  ), stored AS (
    INSERT INTO messages
      (low_id, high_id, sender_id, receiver_id, client_id, content, message_type, created_at)
    SELECT least(sender_id, receiver_id), greatest(sender_id, receiver_id),
      sender_id, receiver_id, client_id, content, message_type, created_at
    FROM placed
    ON CONFLICT (sender_id, client_id) DO NOTHING
    RETURNING id, sender_id, receiver_id
  ), counted AS (
    UPDATE conversations
    SET last_message_id = line.last_id, unread_count = conversations.unread_count + line.unread
    FROM stored CROSS JOIN LATERAL (
      VALUES (stored.sender_id, stored.receiver_id, stored.id, 0),
        (stored.receiver_id, stored.sender_id, stored.id, 1)
    ) AS line (user_id, other_id, last_id, unread)
    WHERE conversations.user_id = line.user_id AND conversations.other_id = line.other_id
  )
  SELECT placed.nth, stored.id, placed.last_read_id AS "readUpTo"
  FROM stored JOIN placed USING (sender_id, receiver_id)`;

/** By the number of messages: each text is prepared once a connection. */
const texts: string[] = [];

/**
 * Stores the next messages of conversations under way, at most one for each conversation, and makes
 * each the last one for both and unread for its receiver, all in one statement that commits by
 * itself. Answers where each came to stand; undefined, with nothing changed, where there is more to
 * it: the first message, one that is stored already, two people who are not connected, or another
 * process that writes at the same time.
 */
export async function appendMessages(
  db: Kysely<Tables>,
  messages: readonly PlainMessage[],
): Promise<(MessagePlace | undefined)[]> {
  const text = (texts[messages.length] ??= textFor(messages.length));
  const values = messages.flatMap((message) => [
    message.senderId,
    message.receiverId,
    message.clientId,
    message.content,
    message.messageType,
    message.at,
  ]);
  const { rows } = await db.executeQuery<MessagePlace & { nth: number }>(
    CompiledQuery.raw(text, values),
  );
  const places = new Map(rows.map(({ nth, id, readUpTo }) => [nth, { id, readUpTo }]));
  return messages.map((_, nth) => places.get(nth));
}

/** Where {@link appendMessages} put this message, if it did. */
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

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

// A message that another process committed after this statement began, or that is dated later than
// this one, leaves `place` empty: only under a lock of its own would the new one follow it for certain.
const APPEND = `
  WITH lines AS MATERIALIZED (
    SELECT user_id, last_message_id, last_read_id FROM conversations
    WHERE user_id IN ($1, $2) AND other_id IN ($1, $2)
    ORDER BY user_id FOR UPDATE
  ), both_lines AS MATERIALIZED (
    SELECT max(last_message_id) AS last_id, max(last_read_id) FILTER (WHERE user_id = $2) AS read_up_to
    FROM lines HAVING count(*) = 2
  ), place AS MATERIALIZED (
    SELECT both_lines.read_up_to FROM both_lines
    JOIN messages AS latest ON latest.id = both_lines.last_id AND latest.created_at <= $6
    WHERE EXISTS (
      SELECT FROM connections
      WHERE low_id = least($1::bigint, $2::bigint) AND high_id = greatest($1::bigint, $2::bigint)
    )
  ), stored AS (
    INSERT INTO messages
      (low_id, high_id, sender_id, receiver_id, client_id, content, message_type, created_at)
    SELECT least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, $2,
      $3::text, $4::text, $5::text, $6::timestamptz FROM place
    ON CONFLICT (sender_id, client_id) DO NOTHING
    RETURNING id
  ), counted AS (
    UPDATE conversations
    SET last_message_id = stored.id,
      unread_count = conversations.unread_count + (conversations.user_id = $2)::int
    FROM stored WHERE user_id IN ($1, $2) AND other_id IN ($1, $2)
  )
  SELECT stored.id, place.read_up_to AS "readUpTo" FROM stored, place`;

/**
 * Stores the next message of a conversation under way, makes it the last one for both and unread for
 * its receiver, all in one statement that commits by itself. Changes nothing and answers undefined
 * where there is more to it: the first message, one that is stored already, two people who are not
 * connected, or another process that wrote at the same time.
 */
export async function appendMessage(
  db: Kysely<Tables>,
  { senderId, receiverId, clientId, content, messageType, at }: PlainMessage,
): Promise<MessagePlace | undefined> {
  const values = [senderId, receiverId, clientId, content, messageType, at];
  const { rows } = await db.executeQuery<MessagePlace>(CompiledQuery.raw(APPEND, values));
  return rows[0];
}

/** Where {@link appendMessage} put this message, if it did. */
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

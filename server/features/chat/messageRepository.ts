import { sql, type Kysely, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';
import { isHiddenPair } from '../../queries/visibility';
import { eitherLine } from './conversationLines';

export type MessageRow = Selectable<Tables['messages']>;

export interface HistoryPage {
  limit: number;
  beforeId?: number | undefined;
  afterId?: number | undefined;
}

/** One page of the messages of two people, oldest first: the newest page, or the one before or after an id. */
export async function readHistory(
  db: Kysely<Tables>,
  a: number,
  b: number,
  page: HistoryPage,
): Promise<MessageRow[]> {
  const pair = pairOf(a, b);
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('low_id', '=', pair.low_id)
    .where('high_id', '=', pair.high_id)
    .limit(page.limit);
  if (page.beforeId !== undefined) query = query.where('id', '<', page.beforeId);
  if (page.afterId !== undefined) {
    return query.where('id', '>', page.afterId).orderBy('id').execute();
  }
  return (await query.orderBy('id', 'desc').execute()).reverse();
}

export interface NewMessage {
  senderId: number;
  receiverId: number;
  clientId: string | null;
  content: string;
  messageType: MessageRow['message_type'];
  /** The sender's own upload, if it carries one. */
  fileId: number | null;
}

/** A message and when it takes its place in the conversation. */
export type PlacedMessage = NewMessage & { at: Date };

/** Whether two people may write to each other, and whether this message is stored already. */
export function readStanding(
  trx: Transaction<Tables>,
  { senderId, receiverId, clientId }: Pick<NewMessage, 'senderId' | 'receiverId' | 'clientId'>,
): Promise<{ connected: SqlBool; known: SqlBool }> {
  const { low_id, high_id } = pairOf(senderId, receiverId);
  return trx
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('connections')
            .select('id')
            .where('low_id', '=', low_id)
            .where('high_id', '=', high_id)
            .where((pair) => pair.not(isHiddenPair(senderId, receiverId))),
        )
        .as('connected'),
      // Equal to nothing where there is no client id.
      eb
        .exists(
          eb
            .selectFrom('messages')
            .select('id')
            .where('sender_id', '=', senderId)
            .where('client_id', '=', clientId),
        )
        .as('known'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether there is a message with this id. */
export async function isMessage(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const row = await trx.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a message, makes it the last of its conversation for both and unread for its receiver, in
 * one statement. A client id used before by its sender answers the message stored then and changes
 * nothing.
 */
export async function storeMessage(
  trx: Transaction<Tables>,
  message: PlacedMessage,
): Promise<{ row: MessageRow; isResend: boolean }> {
  const { senderId, receiverId, clientId } = message;
  const inserted = await trx
    .with('stored', (query) =>
      query
        .insertInto('messages')
        .values({
          ...pairOf(senderId, receiverId),
          sender_id: senderId,
          receiver_id: receiverId,
          client_id: clientId,
          content: message.content,
          message_type: message.messageType,
          file_id: message.fileId,
          created_at: message.at,
        })
        .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
        .returningAll(),
    )
    .with('counted', (query) =>
      query
        .updateTable('conversations')
        .from('stored')
        .set({
          last_message_id: sql<number>`stored.id`,
          unread_count: sql<number>`conversations.unread_count + (conversations.user_id = ${receiverId})::int`,
        })
        .where(eitherLine(senderId, receiverId)),
    )
    .selectFrom('stored')
    .selectAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isResend: false };
  const row = await trx
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return { row, isResend: true };
}

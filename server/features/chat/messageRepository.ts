import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';

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

/** Whether a message with this client id of its sender is stored already. */
export async function isStored(
  trx: Transaction<Tables>,
  { senderId, clientId }: Pick<NewMessage, 'senderId' | 'clientId'>,
): Promise<boolean> {
  if (clientId === null) return false;
  const row = await trx
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a message; a client id used before by its sender answers the message stored then. */
export async function insertMessage(
  trx: Transaction<Tables>,
  message: PlacedMessage,
): Promise<{ row: MessageRow; isResend: boolean }> {
  const inserted = await trx
    .insertInto('messages')
    .values({
      ...pairOf(message.senderId, message.receiverId),
      sender_id: message.senderId,
      receiver_id: message.receiverId,
      client_id: message.clientId,
      content: message.content,
      message_type: message.messageType,
      file_id: message.fileId,
      created_at: message.at,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isResend: false };
  const stored = await trx
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', message.senderId)
    .where('client_id', '=', message.clientId)
    .executeTakeFirstOrThrow();
  return { row: stored, isResend: true };
}

import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';

type Db = Kysely<Tables> | Transaction<Tables>;

export type MessageRow = Selectable<Tables['messages']>;

export interface ConversationRow {
  user_id: number;
  other_id: number;
  username: string;
  profile_picture: string | null;
  unread_count: number;
  sender_id: number;
  content: string;
  message_type: MessageRow['message_type'];
  created_at: Date;
}

export interface HistoryPage {
  limit: number;
  beforeId?: number | undefined;
  afterId?: number | undefined;
}

/** Whether there is an account with this id. */
export async function personExists(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** One page of the messages of two people, oldest first: the newest page, or the one before or after an id. */
export async function readHistory(
  db: Db,
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

/** How far each of the two has read what the other wrote: the id, 0 for nothing. */
export async function readMarks(
  db: Db,
  a: number,
  b: number,
): Promise<{ of: (userId: number) => number }> {
  const rows = await db
    .selectFrom('conversations')
    .select(['user_id', 'last_read_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', a), eb('other_id', '=', b)]),
        eb.and([eb('user_id', '=', b), eb('other_id', '=', a)]),
      ]),
    )
    .execute();
  return { of: (userId) => rows.find((row) => row.user_id === userId)?.last_read_id ?? 0 };
}

const conversationQuery = (db: Db, userId: number) =>
  db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .innerJoin('users', 'users.id', 'conversations.other_id')
    .select([
      'conversations.user_id',
      'conversations.other_id',
      'conversations.unread_count',
      'users.username',
      'users.profile_picture',
      'messages.sender_id',
      'messages.content',
      'messages.message_type',
      'messages.created_at',
    ])
    .where('conversations.user_id', '=', userId);

/** A person's conversations, the newest message first. */
export function listConversations(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  return conversationQuery(db, userId)
    .orderBy('conversations.last_message_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** One person's line about another; it must exist. */
export function readConversation(
  db: Db,
  userId: number,
  otherId: number,
): Promise<ConversationRow> {
  return conversationQuery(db, userId)
    .where('conversations.other_id', '=', otherId)
    .executeTakeFirstOrThrow();
}

/** The id of the newest message a person wrote or got, null when there is none. */
export async function readLastMessageId(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.max('last_message_id').as('id'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Locks the two lines of a conversation, the smaller user id first, making them where they are
 * missing. Every writer does this before anything else, so that two never wait for each other in a
 * ring and message ids grow in the order of commit.
 */
export async function lockConversation(
  trx: Transaction<Tables>,
  a: number,
  b: number,
): Promise<{ isNew: boolean }> {
  const [low, high] = a < b ? [a, b] : [b, a];
  await trx
    .insertInto('conversations')
    .values([
      { user_id: low, other_id: high, last_message_id: null },
      { user_id: high, other_id: low, last_message_id: null },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('conversations')
    .select('last_message_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', low), eb('other_id', '=', high)]),
        eb.and([eb('user_id', '=', high), eb('other_id', '=', low)]),
      ]),
    )
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return { isNew: rows.every((row) => row.last_message_id === null) };
}

export interface NewMessage {
  senderId: number;
  receiverId: number;
  clientId: string | null;
  content: string;
  messageType: MessageRow['message_type'];
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
      file_id: null,
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

/** Makes a message the last of its conversation for both, and unread for its receiver. */
export async function countMessage(trx: Transaction<Tables>, message: MessageRow): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({
      last_message_id: message.id,
      unread_count: sql<number>`unread_count + CASE WHEN user_id = ${message.receiver_id} THEN 1 ELSE 0 END`,
    })
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', message.sender_id), eb('other_id', '=', message.receiver_id)]),
        eb.and([eb('user_id', '=', message.receiver_id), eb('other_id', '=', message.sender_id)]),
      ]),
    )
    .execute();
}

/**
 * Marks what `writerId` wrote to `readerId` as read up to an id, never backwards and never beyond
 * what exists. Answers the new mark and how many messages it covers; null when nothing was new.
 */
export async function markRead(
  trx: Transaction<Tables>,
  readerId: number,
  writerId: number,
  upToId: number,
): Promise<{ lastReadId: number; count: number } | null> {
  const conversation = await trx
    .selectFrom('conversations')
    .select('last_read_id')
    .where('user_id', '=', readerId)
    .where('other_id', '=', writerId)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) return null;
  const { low_id, high_id } = pairOf(readerId, writerId);
  const unread = await trx
    .selectFrom('messages')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('lastId')])
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('sender_id', '=', writerId)
    .where('id', '>', conversation.last_read_id)
    .where('id', '<=', upToId)
    .executeTakeFirstOrThrow();
  const count = Number(unread.count);
  if (count === 0) return null;
  await trx
    .updateTable('conversations')
    .set({
      last_read_id: unread.lastId,
      unread_count: sql<number>`greatest(unread_count - ${count}, 0)`,
    })
    .where('user_id', '=', readerId)
    .where('other_id', '=', writerId)
    .execute();
  return { lastReadId: unread.lastId, count };
}

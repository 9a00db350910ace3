import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors } from '../../queries/visibility';
import { eitherLine } from './conversationLines';
import type { MessageRow } from './messageRepository';
import { marksIn, type ReadMarks } from './readMarkRepository';

export interface ConversationRow {
  user_id: number;
  other_id: number;
  username: string;
  profile_picture: string | null;
  unread_count: number;
  last_message_id: number;
  last_read_id: number;
  sender_id: number;
  content: string;
  message_type: MessageRow['message_type'];
  created_at: Date;
  /** Of the file that the last message carries. */
  file_name: string | null;
}

const conversationQuery = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .innerJoin('users', 'users.id', 'conversations.other_id')
    .select((eb) => [
      'conversations.user_id',
      'conversations.other_id',
      'conversations.unread_count',
      'conversations.last_read_id',
      'users.username',
      'users.profile_picture',
      'messages.id as last_message_id',
      'messages.sender_id',
      'messages.content',
      'messages.message_type',
      'messages.created_at',
      eb
        .selectFrom('files')
        .select('files.original_name')
        .whereRef('files.id', '=', 'messages.file_id')
        .as('file_name'),
    ])
    .where('conversations.user_id', '=', userId);

/** A person's conversations, the newest message first; not with those who are hidden from him. */
export function listConversations(
  db: Kysely<Tables>,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  return conversationQuery(db, userId)
    .where('conversations.other_id', 'not in', hiddenAuthors(db, userId))
    .orderBy('conversations.last_message_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** One person's line about another; it must exist. */
export function readConversation(
  db: Kysely<Tables>,
  userId: number,
  otherId: number,
): Promise<ConversationRow> {
  return conversationQuery(db, userId)
    .where('conversations.other_id', '=', otherId)
    .executeTakeFirstOrThrow();
}

/** Whether there is such a person, and the two are not hidden from each other. */
export async function canReadWith(
  db: Kysely<Tables>,
  readerId: number,
  otherId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of the newest message a person wrote or got, null when there is none. */
export async function readLastMessageId(
  db: Kysely<Tables>,
  userId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.max('last_message_id').as('id'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The two lines of a conversation, locked. */
export interface LockedConversation {
  /** Whether nobody has written in it yet. */
  isNew: boolean;
  marks: ReadMarks;
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
): Promise<LockedConversation> {
  let rows = await lockLines(trx, a, b);
  if (rows.length < 2) {
    const [low, high] = a < b ? [a, b] : [b, a];
    await trx
      .insertInto('conversations')
      .values([
        { user_id: low, other_id: high, last_message_id: null },
        { user_id: high, other_id: low, last_message_id: null },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await lockLines(trx, a, b);
  }
  return { isNew: rows.every((row) => row.last_message_id === null), marks: marksIn(rows) };
}

const lockLines = (trx: Transaction<Tables>, a: number, b: number) =>
  trx
    .selectFrom('conversations')
    .select(['user_id', 'last_message_id', 'last_read_id'])
    .where(eitherLine(a, b))
    .orderBy('user_id')
    .forUpdate()
    .execute();

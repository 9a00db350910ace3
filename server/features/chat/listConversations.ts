import type { Kysely } from 'kysely';
import { hiddenAuthors, personOf, type PersonColumns } from '#domain/people';
import type { Page } from '#server/platform/http/route';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { MessageRow } from './readHistory';

/** An entry of a person's conversation list. */
export interface ConversationRow {
  user_id: number;
  person: PersonColumns;
  unread_count: number;
  last_message_id: number;
  last_read_id: number;
  sender_id: number;
  content: string;
  message_type: MessageRow['message_type'];
  created_at: Date;
  deleted_at: Date | null;
  revision: number;
  /** The name of the last message's file, and its name in the storage. */
  file_name: string | null;
  stored_name: string | null;
}

const conversationQuery = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .innerJoin('users', 'users.id', 'conversations.other_id')
    .leftJoin('files', 'files.id', 'messages.file_id')
    .select([
      'conversations.user_id',
      'conversations.unread_count',
      'conversations.last_read_id',
      personOf().as('person'),
      'messages.id as last_message_id',
      'messages.sender_id',
      'messages.content',
      'messages.message_type',
      'messages.created_at',
      'messages.deleted_at',
      'messages.revision',
      'files.original_name as file_name',
      'files.name as stored_name',
    ])
    .where('conversations.user_id', '=', userId);

/**
 * A person's conversations, the newest message first, without those with people hidden from them.
 */
export function listConversations(
  db: Kysely<Tables>,
  userId: number,
  page: Page,
): Promise<ConversationRow[]> {
  return conversationQuery(db, userId)
    .where('conversations.other_id', 'not in', hiddenAuthors(db, userId))
    .orderBy('conversations.last_message_id', 'desc')
    .limit(rowLimit(page.limit))
    .offset(rowOffset(page.offset))
    .execute();
}

/** A person's entry for the conversation with another; it must exist. */
export function readConversation(
  db: Kysely<Tables>,
  userId: number,
  otherId: number,
): Promise<ConversationRow> {
  return conversationQuery(db, userId)
    .where('conversations.other_id', '=', otherId)
    .executeTakeFirstOrThrow();
}

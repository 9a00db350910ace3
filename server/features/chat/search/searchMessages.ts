import { sql, type Kysely } from 'kysely';
import { MAX_ID } from '#contract/limits';
import { readQuotes } from '#domain/paperQuotes';
import { personOf, type PersonColumns } from '#domain/people';
import { parseKeyword, findWordsIn, readWordsQuery } from '#domain/words';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { readFilesOf } from '../files/selectChatFiles';
import { checkReadable, type MessageRow } from '../readHistory';
import { readQuotesOf } from '../readQuotes';
import { findMessages } from './findMessages';

/** The parameters of a search. */
export interface MessageSearch {
  keyword: string;
  /** Only messages with this person. */
  otherId?: number | undefined;
  beforeId?: number | undefined;
  limit: number;
}

/** A message that was found, with the other person of its conversation. */
export interface FoundMessageRow extends MessageRow {
  person: PersonColumns;
  /** The id up to which its receiver has read the conversation. */
  read_up_to: number;
}

/**
 * Of the messages found, some may have changed since their words were written. They are not shown
 * until their new words are, so this many more are looked up.
 */
const CHANGED_MEANWHILE = 10;

/**
 * A page of the messages that contain every word of the keyword, newest first, with their files and
 * quotes, and the words that matched. Leaves out conversations that are hidden from the reader.
 * Throws 404 for a person who doesn't exist or is hidden.
 */
export async function searchMessages(
  db: Kysely<Tables>,
  readerId: number,
  { keyword, otherId, beforeId = MAX_ID, limit }: MessageSearch,
) {
  if (otherId !== undefined) await checkReadable(db, readerId, otherId);
  const { words, hashtags } = parseKeyword(keyword);
  const query = readWordsQuery([...words, ...hashtags]);
  const ids =
    query === null || otherId === readerId
      ? []
      : await findMessages(db, { readerId, otherId, beforeId }, query, limit + CHANGED_MEANWHILE);
  const rows = await readFound(db, readerId, ids, limit);
  const found = rows.map(({ id }) => id);
  const [files, quotes, paperQuotes] = await Promise.all([
    readFilesOf(db, rows),
    readQuotesOf(db, rows),
    readQuotes(db, readerId, 'message', found),
  ]);
  const texts = rows.map((row) => `${row.content}\n${files.of(row)?.original_name ?? ''}`);
  const matchedWords = query && rows.length > 0 ? await findWordsIn(query, texts) : [];
  return { rows, files, quotes, paperQuotes, matchedWords };
}

/** Reads those of the messages whose words were written since their last change. */
async function readFound(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
  limit: number,
): Promise<FoundMessageRow[]> {
  if (ids.length === 0) return [];
  const otherId = sql<number>`messages.low_id + messages.high_id - ${readerId}::bigint`;
  return db
    .selectFrom('messages')
    .innerJoin('message_words', (join) =>
      join
        .onRef('message_words.message_id', '=', 'messages.id')
        .onRef('message_words.revision', '=', 'messages.revision'),
    )
    .innerJoin('users', (join) => join.on('users.id', '=', otherId))
    .leftJoin('conversations', (join) =>
      join
        .onRef('conversations.user_id', '=', 'messages.receiver_id')
        .onRef('conversations.other_id', '=', 'messages.sender_id'),
    )
    .selectAll('messages')
    .select([
      personOf().as('person'),
      sql<number>`coalesce(conversations.last_read_id, 0)`.as('read_up_to'),
    ])
    .where(sql<boolean>`messages.id = ANY(${[...ids]}::bigint[])`)
    .orderBy('messages.id', 'desc')
    .limit(rowLimit(limit))
    .execute();
}

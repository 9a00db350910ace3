import { sql, type Kysely, type Selectable } from 'kysely';
import { pairOf } from '#domain/connections';
import { readQuotes } from '#domain/paperQuotes';
import { hiddenAuthors } from '#domain/people';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { readFilesOf } from './files/selectChatFiles';
import { readMarks } from './readMarks';
import { readQuotesOf } from './readQuotes';
import * as texts from './texts';

export type MessageRow = Selectable<Tables['messages']>;

export interface HistoryPage {
  limit: number;
  beforeId?: number | undefined;
  afterId?: number | undefined;
  /** Only messages changed after this revision, in the order of their revisions. */
  afterRevision?: number | undefined;
}

/**
 * A page of the messages of the reader and another person, with how far each has read, the attached
 * files, and the messages and papers they quote. Throws 404 if the person does not exist, or the two
 * are hidden from each other.
 */
export async function readHistoryPage(
  db: Kysely<Tables>,
  readerId: number,
  otherId: number,
  page: HistoryPage,
) {
  await checkReadable(db, readerId, otherId);
  const messages = await readHistory(db, readerId, otherId, page);
  const ids = messages.map(({ id }) => id);
  const [marks, files, quotes, paperQuotes] = await Promise.all([
    readMarks(db, readerId, otherId),
    readFilesOf(db, messages),
    readQuotesOf(db, messages),
    readQuotes(db, readerId, 'message', ids),
  ]);
  return { messages, marks, files, quotes, paperQuotes };
}

/**
 * One page of the messages of two people, oldest first: the newest page, the one before or after an
 * id, or the changed ones after a revision.
 */
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
    .limit(rowLimit(page.limit));
  if (page.beforeId !== undefined) query = query.where('id', '<', page.beforeId);
  if (page.afterId !== undefined) query = query.where('id', '>', page.afterId);
  if (page.afterRevision !== undefined) {
    return (
      query
        .where('revision', '>', page.afterRevision)
        // The condition of the index of changed messages.
        .where(sql<boolean>`revision > 0`)
        .orderBy('revision')
        .execute()
    );
  }
  if (page.afterId !== undefined) return query.orderBy('id').execute();
  return (await query.orderBy('id', 'desc').execute()).reverse();
}

/** Throws 404 if the person does not exist, or the two are hidden from each other. */
export async function checkReadable(
  db: Kysely<Tables>,
  readerId: number,
  otherId: number,
): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('id', 'not in', hiddenAuthors(db, readerId))
    .executeTakeFirst();
  if (!row) throw notFound(texts.noSuchPerson);
}

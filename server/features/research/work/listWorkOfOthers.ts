import type { Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors } from '#domain/people';
import { selectWork, type WorkRow } from './selectWork';

/**
 * Lists the current work of others, newest first, without that of people who are hidden from the
 * reader or have deleted their account.
 */
export function listWorkOfOthers(
  db: Kysely<Tables>,
  readerId: number,
  { limit, offset }: Page,
): Promise<WorkRow[]> {
  return selectWork(db, readerId)
    .where('posted_research.user_id', '<>', readerId)
    .where('users.deleted_at', 'is', null)
    .where('posted_research.user_id', 'not in', hiddenAuthors(db, readerId))
    .orderBy('posted_research.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

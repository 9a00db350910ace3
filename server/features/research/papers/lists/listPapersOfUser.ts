import type { Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { selectPapers, type PaperRow } from '../selectPapers';

/** Lists the papers of one person, newest first. */
export function listPapersOfUser(
  db: Kysely<Tables>,
  readerId: number,
  userId: number,
  { limit, offset }: Page,
): Promise<PaperRow[]> {
  return selectPapers(db, readerId)
    .where('papers.user_id', '=', userId)
    .orderBy('papers.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

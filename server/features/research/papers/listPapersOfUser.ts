import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { selectPapers, type PaperRow } from './selectPapers';

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
    .limit(limit)
    .offset(offset)
    .execute();
}

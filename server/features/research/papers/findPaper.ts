import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { paperNotFound } from './paperProblems';
import { selectPapers, type PaperRow } from './selectPapers';

/** One paper; undefined if there is none, or it is hidden from the reader. */
export const findPaper = (db: Kysely<Tables>, readerId: number, id: number) =>
  selectPapers(db, readerId).where('papers.id', '=', id).executeTakeFirst();

/** Finds one paper. Throws 404 if there is none, or it is hidden from the reader. */
export async function requirePaper(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<PaperRow> {
  const paper = await findPaper(db, readerId, id);
  if (!paper) throw paperNotFound();
  return paper;
}

import type { Transaction } from 'kysely';
import type { PaperTexts } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';
import { findPaper } from './findPaper';
import { notOwnPaper, paperNotFound } from './paperProblems';

/** A paper that its caller wants to change. */
export interface WantedPaper {
  id: number;
  callerId: number;
}

/** A locked paper's texts, and the id of its file's text. */
export interface LockedPaper extends PaperTexts {
  text_id: number;
}

/**
 * Locks the caller's own paper until the transaction ends, and returns it. Throws 404 if they may see none, 403 if
 * it is not theirs.
 */
export async function lockOwnPaper(
  trx: Transaction<Tables>,
  { id, callerId }: WantedPaper,
  act: 'edit' | 'delete',
): Promise<LockedPaper> {
  const paper = await trx
    .selectFrom('papers')
    .innerJoin('files', 'files.id', 'papers.file_id')
    .select(['papers.user_id', 'text_id', 'title', 'author', 'research_field', 'abstract'])
    .select('original_name')
    .where('papers.id', '=', id)
    .forUpdate('papers')
    .executeTakeFirst();
  if (paper?.user_id === callerId) return paper;
  throw (await findPaper(trx, callerId, id)) ? notOwnPaper(act) : paperNotFound();
}

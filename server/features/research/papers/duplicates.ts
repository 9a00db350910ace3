import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { DocumentText } from '../../../queries/documentTexts';
import { selectPapers, type PaperRow } from './paperRepository';

/** Enough to see that it is here. */
const MOST = 5;

/** The papers a reader may see that are the same file, or bear the same DOI; oldest first. */
export function findDuplicates(
  db: Kysely<Tables>,
  readerId: number,
  { textId, proposal: { doi } }: DocumentText,
): Promise<PaperRow[]> {
  return selectPapers(db, readerId)
    .where((paper) =>
      paper.or([
        paper('papers.text_id', '=', textId),
        ...(doi === null ? [] : [paper('papers.doi', '=', doi)]),
      ]),
    )
    .orderBy('papers.id')
    .limit(MOST)
    .execute();
}

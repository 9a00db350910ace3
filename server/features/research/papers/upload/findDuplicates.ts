import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectPapers, type PaperRow } from '../selectPapers';

/** Enough to show that the paper is already here. */
const MOST = 5;

/** The papers a reader may see that are the same file, or have one of these DOIs; oldest first. */
export function findDuplicates(
  db: Kysely<Tables>,
  readerId: number,
  { textId, dois }: { textId: number; dois: readonly string[] },
): Promise<PaperRow[]> {
  return selectPapers(db, readerId)
    .where((paper) =>
      paper.or([
        paper('papers.text_id', '=', textId),
        ...dois.map((doi) => paper('papers.doi', '=', doi)),
      ]),
    )
    .orderBy('papers.id')
    .limit(MOST)
    .execute();
}

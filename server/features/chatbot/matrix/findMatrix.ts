import { sql, type Kysely, type Selectable } from 'kysely';
import { isPaperShown } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/** A paper of a matrix as its owner may see it. */
export interface ShownPaper {
  id: number;
  title: string;
  author: string;
  doi: string | null;
  published_year: number | null;
  state: Tables['document_texts']['state'];
}

export type CellRow = Selectable<Tables['matrix_cells']>;

/** A matrix with those of its papers that its owner may see, and their cells. */
export interface FoundMatrix {
  id: number;
  state: Selectable<Tables['matrices']>['state'];
  questions: readonly string[];
  /** In the order of the columns; undefined for a paper that is deleted or hidden. */
  papers: readonly { id: number; shown: ShownPaper | undefined }[];
  cells: readonly CellRow[];
}

/** Finds one of a person's own matrices. Throws 404 if it is not theirs. */
export async function findMatrix(
  db: Kysely<Tables>,
  userId: number,
  id: number,
): Promise<FoundMatrix> {
  const matrix = await db
    .selectFrom('matrices')
    .select(['id', 'state', 'paper_ids', 'questions'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!matrix) throw notFound(texts.matrixNotFound);
  const { paper_ids: paperIds, questions, state } = matrix;
  const rows = await db
    .selectFrom('papers')
    .innerJoin('document_texts', 'document_texts.id', 'papers.text_id')
    .select([
      'papers.id',
      'papers.title',
      'papers.author',
      'papers.doi',
      'papers.published_year',
      'document_texts.state',
    ])
    .where('papers.id', '=', sql<number>`ANY(${paperIds}::bigint[])`)
    .where(isPaperShown(userId))
    .execute();
  const shown = new Map(rows.map((row) => [row.id, row]));
  const cells = await db
    .selectFrom('matrix_cells')
    .selectAll()
    .where('matrix_id', '=', id)
    .orderBy('question')
    .execute();
  return {
    id,
    state,
    questions,
    papers: paperIds.map((paperId) => ({ id: paperId, shown: shown.get(paperId) })),
    cells: cells.filter(({ paper_id: paperId }) => shown.has(paperId)),
  };
}

import { sql, type Kysely } from 'kysely';
import { isPaperShown } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';
import type { Turn } from './turns';

/** The next paper of a matrix that some questions have not been put to. */
export interface NextPaper {
  id: number;
  /** The owner of the matrix may see it, and its text can be read. */
  canAnswer: boolean;
  /** The positions of these questions. */
  open: number[];
}

/** Finds the first paper with open questions; undefined if none is left. */
export async function findNextPaper(
  db: Kysely<Tables>,
  { id, user_id, paper_ids, questions }: Turn,
): Promise<NextPaper | undefined> {
  const paper = await db
    .selectFrom('papers')
    .innerJoin('document_texts', 'document_texts.id', 'papers.text_id')
    .select(['papers.id', 'document_texts.state', isPaperShown(user_id).as('is_shown')])
    .select((eb) =>
      eb
        .selectFrom('matrix_cells')
        .select(sql<number[]>`coalesce(array_agg(question), '{}')`.as('answered'))
        .where('matrix_id', '=', id)
        .whereRef('paper_id', '=', 'papers.id')
        .as('answered'),
    )
    .where('papers.id', '=', sql<number>`ANY(${paper_ids}::bigint[])`)
    .where((eb) =>
      eb(
        eb
          .selectFrom('matrix_cells')
          .select(eb.fn.countAll<number>().as('count'))
          .where('matrix_id', '=', id)
          .whereRef('paper_id', '=', 'papers.id'),
        '<',
        questions.length,
      ),
    )
    .orderBy(sql`array_position(${paper_ids}::bigint[], papers.id)`)
    .executeTakeFirst();
  if (!paper) return undefined;
  const answered = new Set(paper.answered);
  return {
    id: paper.id,
    canAnswer: paper.is_shown && paper.state === 'readable',
    open: [...questions.keys()].filter((question) => !answered.has(question)),
  };
}

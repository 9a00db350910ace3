import { sql } from 'kysely';
import { MATRICES_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { isPaperShown } from '#domain/papers';
import { inTransaction } from '#server/platform/database/inTransaction';
import { conflict, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/** The questions of a new matrix, and the papers that they are put to. */
export interface NewMatrix {
  paper_ids: readonly number[];
  questions: readonly string[];
}

/**
 * Adds a matrix to those to be answered, and returns its id. Throws 404 for a paper that the person
 * may not see, and 409 while another matrix of theirs is answered, or if they keep too many.
 */
export function createMatrix(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { paper_ids, questions }: NewMatrix,
): Promise<number> {
  const paperIds = [...new Set(paper_ids)];
  return inTransaction(db, async (trx) => {
    // Requests of one person wait for each other.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const own = await trx
      .selectFrom('matrices')
      .select('state')
      .where('user_id', '=', userId)
      .execute();
    if (own.some(({ state }) => state === 'waiting' || state === 'running')) {
      throw conflict(texts.oneRuns);
    }
    if (own.length >= MATRICES_MAX) throw conflict(texts.tooMany(MATRICES_MAX));
    const shown = await trx
      .selectFrom('papers')
      .select('id')
      .where('id', '=', sql<number>`ANY(${paperIds}::bigint[])`)
      .where(isPaperShown(userId))
      .execute();
    if (shown.length < paperIds.length) throw notFound(texts.paperNotFound);
    const now = clock.now();
    const { id } = await trx
      .insertInto('matrices')
      .values({
        user_id: userId,
        paper_ids: paperIds,
        questions: questions.map((question) => question.trim()),
        due_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';

/** The most texts removed in one transaction. */
const MOST = 100;

const isUnused = (eb: ExpressionBuilder<Tables, 'document_texts'>) =>
  eb.and([
    eb.not(
      eb.exists(
        eb
          .selectFrom('papers')
          .select('papers.id')
          .whereRef('papers.text_id', '=', 'document_texts.id'),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('assistant_documents')
          .select('assistant_documents.id')
          .whereRef('assistant_documents.text_id', '=', 'document_texts.id'),
      ),
    ),
  ]);

/** Removes those of the given texts that no paper and no document references. */
export async function removeTextsIfUnused(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  // A transaction about to reference a text locks it, so check for references only after locking.
  await trx
    .selectFrom('document_texts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const removed = await trx
    .deleteFrom('document_texts')
    .where('id', 'in', ids)
    .where(isUnused)
    .returning('id')
    .execute();
  return removed.length;
}

/** Removes a batch of unreferenced texts from before `before`; returns how many. */
export async function removeUnusedTexts(db: Kysely<Tables>, before: Date): Promise<number> {
  const unused = await db
    .selectFrom('document_texts')
    .select('id')
    .where('created_at', '<', before)
    .where(isUnused)
    .limit(MOST)
    .execute();
  return inTransaction(db, (trx) =>
    removeTextsIfUnused(
      trx,
      unused.map(({ id }) => id),
    ),
  );
}

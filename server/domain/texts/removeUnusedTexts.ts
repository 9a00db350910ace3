import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';

/** In one transaction. */
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

/** Removes of these texts those that no paper and no document points to. */
export async function removeTextsIfUnused(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  // Whoever is about to point to one holds it: only after the lock it shows whether somebody did.
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

/** Removes a part of the texts from before a time that nothing points to; answers how many. */
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

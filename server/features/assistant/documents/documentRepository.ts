import type { Kysely, Transaction } from 'kysely';
import { ASSISTANT_DOCUMENTS_MAX } from '#contract/limits';
import type { Tables } from '../../../platform/database/tables';

const selectDocuments = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('assistant_documents')
    .innerJoin('document_texts', 'document_texts.id', 'assistant_documents.text_id')
    .innerJoin('files', 'files.id', 'assistant_documents.file_id')
    .where('assistant_documents.user_id', '=', userId)
    .select([
      'assistant_documents.id',
      'assistant_documents.text_id',
      'assistant_documents.last_used_at',
      'document_texts.title',
      'document_texts.page_count',
      'files.name as file_name',
      'files.mime_type',
      'files.bytes',
      'files.original_name',
    ]);

/** A document of a person, with its file. */
export type DocumentRow = Awaited<
  ReturnType<ReturnType<typeof selectDocuments>['execute']>
>[number];

/** One of a person's own documents; undefined where he has no such. */
export const findDocument = (db: Kysely<Tables>, userId: number, id: number) =>
  selectDocuments(db, userId).where('assistant_documents.id', '=', id).executeTakeFirst();

/** A person's document with this text; undefined where he has none. */
export const findDocumentOfText = (db: Kysely<Tables>, userId: number, textId: number) =>
  selectDocuments(db, userId).where('assistant_documents.text_id', '=', textId).executeTakeFirst();

/** A person's documents, last used first. */
export const listDocuments = (
  db: Kysely<Tables>,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentRow[]> =>
  selectDocuments(db, userId)
    .orderBy('assistant_documents.last_used_at', 'desc')
    .orderBy('assistant_documents.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Notes that documents were used. */
export async function touchDocuments(
  db: Kysely<Tables>,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('assistant_documents')
    .set({ last_used_at: at })
    .where('id', 'in', ids)
    .execute();
}

/** Lets a person's hand-overs come one after the other, until the transaction ends. */
export async function lockDocumentsOf(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** A person's documents beyond the number he may have, those unused longest. */
export async function listSurplus(trx: Transaction<Tables>, userId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('assistant_documents')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(ASSISTANT_DOCUMENTS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

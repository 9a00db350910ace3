import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** The base query for a person's documents with their files. */
export const selectDocuments = (db: Kysely<Tables>, userId: number) =>
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
      'document_texts.author',
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

/** One of a person's own documents; undefined if it is not theirs. */
export const findDocument = (db: Kysely<Tables>, userId: number, id: number) =>
  selectDocuments(db, userId).where('assistant_documents.id', '=', id).executeTakeFirst();

/** A person's document with this text; undefined if they have none. */
export const findDocumentOfText = (db: Kysely<Tables>, userId: number, textId: number) =>
  selectDocuments(db, userId).where('assistant_documents.text_id', '=', textId).executeTakeFirst();

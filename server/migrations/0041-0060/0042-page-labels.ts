import { sql, type Kysely } from 'kysely';

/**
 * The printed page numbers of documents, where they differ from those in the file. `reading` is the
 * version of the code that read a text, so that a text of an older version is read again. The
 * previous release writes texts of version 1.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE document_texts ADD COLUMN reading smallint NOT NULL DEFAULT 1;
    CREATE INDEX document_texts_by_reading ON document_texts (reading);
    ALTER TABLE document_pages ADD COLUMN label text;
  `.execute(db);
}

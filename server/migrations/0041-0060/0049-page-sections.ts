import { sql, type Kysely } from 'kysely';

/**
 * The paragraphs of the pages of documents, under their headings. The previous release writes none;
 * its texts are read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE document_pages ADD COLUMN sections jsonb`.execute(db);
}

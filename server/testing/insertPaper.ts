import { randomBytes } from 'node:crypto';
import { inTransaction } from '#server/platform/database/inTransaction';
import { paperWords } from '#domain/papers';
import { insertDocumentText } from '#server/domain/texts/insertDocumentText';
import type { TestUser, TestServerParts } from './factories';

/** The content of a paper, with defaults for omitted fields. */
export interface TestPaper {
  title?: string;
  author?: string;
  research_field?: string;
  abstract?: string;
  doi?: string;
  pages?: readonly string[];
  original_name?: string;
}

/** Creates a paper directly in the database, with a text but without a readable file. */
export function insertPaper(
  { deps: { db, clock } }: TestServerParts,
  { id: userId }: Pick<TestUser, 'id'>,
  { title = 'A paper', author = 'A. Author', research_field = 'Botany', ...paper }: TestPaper = {},
): Promise<number> {
  const { abstract = '', doi = null, pages = ['Some text.'], original_name = 'paper.pdf' } = paper;
  const at = clock.now();
  const name = randomBytes(32).toString('base64url');
  return inTransaction(db, async (trx) => {
    const sha256 = randomBytes(32);
    const proposal = { title: '', author: '', abstract: '', doi: null, year: null };
    const text = {
      state: 'readable' as const,
      pageCount: pages.length,
      pages: [...pages],
      proposal,
    };
    await insertDocumentText(trx, { sha256, text, at });
    const { id: text_id } = await trx
      .selectFrom('document_texts')
      .select('id')
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow();
    const { id: file_id } = await trx
      .insertInto('files')
      .values({
        name: `${name}.pdf`,
        owner_id: userId,
        purpose: 'paper',
        mime_type: 'application/pdf',
        bytes: 1,
        original_name,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('users')
      .set((user) => ({ stored_bytes: user('stored_bytes', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    const words = { title, author, research_field, abstract, original_name };
    const row = { user_id: userId, file_id, text_id, title, author, research_field, abstract };
    const { id } = await trx
      .insertInto('papers')
      .values({ ...row, doi, ...paperWords(words, text_id), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

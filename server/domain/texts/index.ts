/** The texts of PDF files, stored once for each content. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { Problem } from '#server/platform/http/problem';
import { extractPdfText, type PdfFile } from '#server/platform/pdf/extractPdfText';
import type { PdfProposal, PdfState } from '#server/platform/pdf/pdfText';
import { pdfNotRead } from '#server/platform/texts';
import { insertDocumentText, READING } from './insertDocumentText';

export { findQuote, findWords } from './findQuote';
export { rereadOldText, startRereading } from './rereadTexts';

export { pageVectors, textVector } from './textVector';

type TextDeps = Pick<Deps, 'db' | 'clock'>;

/** The extracted metadata of a PDF; its pages are rows of `document_pages` if it is readable. */
export interface DocumentText {
  textId: number;
  state: PdfState;
  /** Null if the file could not be opened. */
  pageCount: number | null;
  proposal: PdfProposal;
}

const MOST_TRIES = 3;
/** The most texts removed in one transaction. */
const MOST_REMOVED = 100;

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** The text of a file, unless an older version of the code read it. */
async function findText(db: Kysely<Tables>, sha256: Buffer): Promise<DocumentText | undefined> {
  const row = await db
    .selectFrom('document_texts')
    .select(['id', 'state', 'page_count', 'title', 'author', 'abstract', 'doi', 'published_year'])
    .where('sha256', '=', sha256)
    .where('reading', '>=', READING)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, state, page_count, published_year, title, author, abstract, doi } = row;
  const proposal = { title, author, abstract, doi, year: published_year };
  return { textId: id, state, pageCount: page_count, proposal };
}

/**
 * The text of a PDF in a temporary file. It is extracted once for each content, regardless of the
 * uploader, and stored by the hash of the bytes. A text that an older version of the code read is
 * read again.
 *
 * Throws a Problem: 400 for a file that takes too much time or memory to read, 503 if too many
 * wait. Encrypted, broken and scanned files are no errors here: see the state.
 */
export async function readDocumentText(deps: TextDeps, file: PdfFile): Promise<DocumentText> {
  const sha256 = await hashOf(file.path);
  const known = await findText(deps.db, sha256);
  if (known) return known;
  const text = await extractPdfText(file);
  await inTransaction(deps.db, (trx) =>
    insertDocumentText(trx, { sha256, text, at: deps.clock.now() }),
  );
  // A concurrent upload may have inserted the same file in the meantime.
  return (await findText(deps.db, sha256)) ?? readDocumentText(deps, file);
}

const isStillThere = async (trx: Transaction<Tables>, textId: number) =>
  (await trx
    .selectFrom('document_texts')
    .select('id')
    .where('id', '=', textId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/**
 * Extracts the text of a PDF and runs the work that references it in one transaction. The text
 * cannot be removed as unused meanwhile. Throws like `readDocumentText`.
 */
export async function withDocumentText<T>(
  deps: TextDeps,
  file: PdfFile,
  work: (trx: Transaction<Tables>, text: DocumentText) => Promise<T>,
): Promise<T> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const text = await readDocumentText(deps, file);
    const done = await inTransaction(deps.db, async (trx) =>
      (await isStillThere(trx, text.textId)) ? { result: await work(trx, text) } : null,
    );
    if (done) return done.result;
  }
  throw new Problem(503, pdfNotRead, { retryAfterSeconds: 2 });
}

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
    .limit(MOST_REMOVED)
    .execute();
  return inTransaction(db, (trx) =>
    removeTextsIfUnused(
      trx,
      unused.map(({ id }) => id),
    ),
  );
}

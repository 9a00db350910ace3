import type { Transaction } from 'kysely';
import { CHATBOT_DOCUMENTS_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import type { PdfFile } from '#server/platform/pdf/extractPdfText';
import { withDocumentText } from '#domain/texts';
import { storeUpload, type StoredUpload, withUploads } from '#domain/files';
import { deleteDocuments } from './deleteDocument';
import { documentNotFound } from './documentProblems';
import { findDocumentOfText, selectDocuments, type DocumentRow } from './findDocument';
import { touchDocuments } from './touchDocuments';

/** A readable PDF that a person uploads. */
export interface UploadedPdf {
  userId: number;
  upload: UploadedFile;
  pdf: PdfFile;
}

interface Kept {
  document: DocumentRow;
  /** The document that was deleted to make room. */
  forgotten?: DocumentRow | undefined;
}

/** Stores a PDF as a document. A person above the limit loses the least recently used one. */
export function keepDocument(deps: Deps, uploaded: UploadedPdf): Promise<Kept> {
  const { path, bytes } = uploaded.upload;
  const file = { path, bytes, extension: 'pdf', mimeType: 'application/pdf' };
  const toStore = {
    ownerId: uploaded.userId,
    purpose: 'assistant',
    displayName: uploaded.pdf.name,
    file: { ...file, width: null, height: null },
  } as const;
  return withUploads([() => storeUpload(deps, toStore)], async ([stored]) => {
    if (!stored) throw documentNotFound();
    const { isNew, ...kept } = await keepStored(deps, uploaded, stored);
    if (!isNew) await stored.discard();
    return kept;
  });
}

/** `isNew` tells whether a new document was created, which owns the stored file. */
function keepStored(
  deps: Deps,
  { userId, pdf }: UploadedPdf,
  stored: StoredUpload,
): Promise<Kept & { isNew: boolean }> {
  return withDocumentText(deps, pdf, async (trx, { textId }) => {
    const at = deps.clock.now();
    await lockDocumentsOf(trx, userId);
    // The same file may have been uploaded concurrently.
    const known = await findDocumentOfText(trx, userId, textId);
    if (known) {
      await touchDocuments(trx, [known.id], at);
      return { document: known, isNew: false };
    }
    const file_id = await stored.insert(trx);
    await trx
      .insertInto('assistant_documents')
      .values({ user_id: userId, text_id: textId, file_id, created_at: at, last_used_at: at })
      .execute();
    const surplus = await listSurplus(trx, userId);
    await deleteDocuments(deps, trx, { userId, ids: surplus.map(({ id }) => id) });
    const document = await findDocumentOfText(trx, userId, textId);
    if (!document) throw documentNotFound();
    return { document, forgotten: surplus[0], isNew: true };
  });
}

/** Serialises a person's uploads until the transaction ends. */
async function lockDocumentsOf(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** A person's least recently used documents beyond the limit. */
const listSurplus = (trx: Transaction<Tables>, userId: number): Promise<DocumentRow[]> =>
  selectDocuments(trx, userId)
    .orderBy('assistant_documents.last_used_at', 'desc')
    .orderBy('assistant_documents.id', 'desc')
    .offset(CHATBOT_DOCUMENTS_MAX)
    .execute();

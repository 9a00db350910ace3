import type { Deps } from '../../../deps';
import type { UploadedFile } from '../../../platform/http/uploads';
import type { PdfFile } from '../../../platform/pdf/extractPdfText';
import { withDocumentText } from '../../../queries/documentTexts';
import { storeUpload, type StoredUpload } from '../../../uploads/storeUpload';
import { withUploads } from '../../../uploads/withUploads';
import { deleteDocuments } from './deleteDocuments';
import { documentNotFound } from './documentProblems';
import {
  findDocumentOfText,
  listSurplus,
  lockDocumentsOf,
  touchDocuments,
  type DocumentRow,
} from './documentRepository';

/** A readable PDF that a person hands over. */
export interface HandedOver {
  userId: number;
  upload: UploadedFile;
  pdf: PdfFile;
}

interface Kept {
  document: DocumentRow;
  /** Whether the stored file became the document's. */
  isNew: boolean;
}

function keepStored(deps: Deps, { userId, pdf }: HandedOver, stored: StoredUpload): Promise<Kept> {
  return withDocumentText(deps, pdf, async (trx, { textId }) => {
    const at = deps.clock.now();
    await lockDocumentsOf(trx, userId);
    // The same file may have been handed over twice at once.
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
    await deleteDocuments(deps, trx, { userId, ids: await listSurplus(trx, userId) });
    const document = await findDocumentOfText(trx, userId, textId);
    if (!document) throw documentNotFound();
    return { document, isNew: true };
  });
}

/** Keeps a PDF as a document of its own; of somebody who has many, the one unused longest goes. */
export function keepDocument(deps: Deps, handed: HandedOver): Promise<DocumentRow> {
  const { path, bytes } = handed.upload;
  const file = { path, bytes, extension: 'pdf', mimeType: 'application/pdf' };
  const toStore = {
    ownerId: handed.userId,
    purpose: 'assistant',
    displayName: handed.pdf.name,
    file: { ...file, width: null, height: null },
  } as const;
  return withUploads([() => storeUpload(deps, toStore)], async ([stored]) => {
    if (!stored) throw documentNotFound();
    const { document, isNew } = await keepStored(deps, handed, stored);
    if (!isNew) await stored.discard();
    return document;
  });
}

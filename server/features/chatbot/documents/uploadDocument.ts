import type { ChatbotUpload } from '#contract/entities/chatbot';
import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import type { PdfFile } from '#server/platform/pdf/extractPdfText';
import { PDF_FIELD, requireOpenable, requirePdf } from '#server/platform/pdf/requirePdf';
import { readDocumentText } from '#domain/texts';
import { displayName, requirePdfName } from '#domain/files';
import { asSourcePage, readPages } from '../sources/readPages';
import { analyse } from './analyse';
import { unreadable } from './documentProblems';
import { findDocumentOfText } from './findDocument';
import { titleOf } from './documentPresenter';
import { keepDocument } from './keepDocument';
import { touchDocuments } from './touchDocuments';

/**
 * Stores a person's PDF and returns its summary. Uploading the same file again returns the same
 * document, marked as used. The response names a document that was deleted to make room.
 *
 * Throws a Problem that names the file: 415 if its bytes are no PDF, 413 above 300 pages, 400 if it
 * is damaged, protected, too complex or a scan, 503 if too many wait.
 */
export async function uploadDocument(
  deps: Deps,
  userId: number,
  upload: UploadedFile,
): Promise<ChatbotUpload> {
  const { path } = upload;
  const sent: PdfFile = {
    owner: userId,
    path,
    name: displayName(upload.originalName),
    field: PDF_FIELD,
  };
  await requirePdf(sent);
  const name = requirePdfName(upload.originalName);
  const pdf = { ...sent, name };
  const { state, textId } = await readDocumentText(deps, pdf);
  requireOpenable(state, name);
  if (state !== 'readable') throw unreadable(state);
  const known = await findDocumentOfText(deps.db, userId, textId);
  if (known) await touchDocuments(deps.db, [known.id], deps.clock.now());
  const kept = known ? { document: known } : await keepDocument(deps, { userId, upload, pdf });
  const { document, forgotten } = kept;
  const pages = await readPages(deps.db, [document.text_id], []);
  const title = titleOf(document);
  return {
    ...(await analyse({
      kind: 'upload',
      id: document.id,
      title,
      pages: pages.map(asSourcePage),
      pageCount: document.page_count ?? undefined,
    })),
    document_id: document.id,
    pages: document.page_count ?? pages.length,
    title,
    ...(forgotten && { forgotten: { document_id: forgotten.id, title: titleOf(forgotten) } }),
  };
}

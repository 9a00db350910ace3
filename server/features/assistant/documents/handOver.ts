import type { AssistantUpload } from '#contract/entities/assistant';
import type { Deps } from '../../../deps';
import { documentKind } from '../../../platform/documents/documentKind';
import type { UploadedFile } from '../../../platform/http/uploads';
import type { PdfFile } from '../../../platform/pdf/extractPdfText';
import { readDocumentText } from '../../../queries/documentTexts';
import { displayName } from '../../../uploads/displayName';
import { readPages } from '../sources/readPages';
import { analyse } from './analyse';
import { FILE_FIELD, notPdf, unreadable } from './documentProblems';
import { findDocumentOfText, touchDocuments } from './documentRepository';
import { titleOf } from './documentTitle';
import { keepDocument } from './keepDocument';

async function requirePdf(owner: number, { path, originalName }: UploadedFile): Promise<PdfFile> {
  const name = displayName(originalName);
  const kind = await documentKind(path);
  if (kind === 'broken') throw unreadable('broken', name);
  if (kind !== 'pdf') throw notPdf(name);
  return { owner, path, name, field: FILE_FIELD };
}

/**
 * Takes a PDF from a person and answers what it is about. The same file again is the same document,
 * used anew.
 *
 * Throws a Problem that names the file: 415 for what is no PDF by its bytes, 413 above 300 pages, 400
 * for one that is damaged, protected, too complex or a scan, 503 when too many wait.
 */
export async function handOver(
  deps: Deps,
  userId: number,
  upload: UploadedFile,
): Promise<AssistantUpload> {
  const pdf = await requirePdf(userId, upload);
  const { state, textId } = await readDocumentText(deps, pdf);
  if (state !== 'readable') throw unreadable(state, pdf.name);
  const known = await findDocumentOfText(deps.db, userId, textId);
  if (known) await touchDocuments(deps.db, [known.id], deps.clock.now());
  const document = known ?? (await keepDocument(deps, { userId, upload, pdf }));
  const pages = await readPages(deps.db, [document.text_id], []);
  const title = titleOf(document);
  return {
    ...(await analyse({
      kind: 'upload',
      id: document.id,
      title,
      pages: pages.map(({ page, text }) => ({ page, text })),
    })),
    document_id: document.id,
    pages: document.page_count ?? pages.length,
    title,
  };
}

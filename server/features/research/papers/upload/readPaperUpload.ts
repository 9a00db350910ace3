import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import type { PdfFile } from '#server/platform/pdf/extractPdfText';
import { PDF_FIELD, requireOpenable, requirePdf } from '#server/platform/pdf/requirePdf';
import { readDocumentText, type DocumentText } from '#domain/texts';
import { displayName, requirePdfName } from '#domain/files';

/** An uploaded PDF and its extracted text. */
export interface PaperUpload {
  pdf: PdfFile;
  text: DocumentText;
}

/**
 * Reads an uploaded paper. Throws a Problem that names the file: 415 if its bytes are no PDF, 400
 * if it is damaged, protected or too complex, 503 if too many wait.
 */
export async function readPaperUpload(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: number,
  { path, originalName }: UploadedFile,
): Promise<PaperUpload> {
  const sent: PdfFile = { owner, path, name: displayName(originalName), field: PDF_FIELD };
  await requirePdf(sent);
  const pdf = { ...sent, name: requirePdfName(originalName) };
  const text = await readDocumentText(deps, pdf);
  requireOpenable(text.state, pdf.name);
  return { pdf, text };
}

import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import type { PdfFile } from '#server/platform/pdf/extractPdfText';
import { PDF_FIELD, requireOpenable, requirePdf } from '#server/platform/pdf/requirePdf';
import { readDocumentText, type DocumentText } from '#domain/texts';
import { displayName, extensionOf, renamedTo } from '#domain/files';

/** An uploaded PDF and its extracted text. */
export interface PaperUpload {
  pdf: PdfFile;
  text: DocumentText;
}

/** The name to show, always with the extension of a PDF. */
function pdfName(originalName: string): string {
  const name = displayName(originalName);
  return extensionOf(name) === '.pdf' ? name : renamedTo(`${name}.pdf`, 'pdf');
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
  await requirePdf(path, displayName(originalName));
  const pdf: PdfFile = { owner, path, name: pdfName(originalName), field: PDF_FIELD };
  const text = await readDocumentText(deps, pdf);
  requireOpenable(text.state, pdf.name);
  return { pdf, text };
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { cleanText } from './cleanText';

/** Longer labels are no page numbers. */
const LONGEST = 20;

/**
 * The printed page numbers of a PDF, null where a page's is that in the file; undefined if none
 * differs, or the file has none.
 */
export async function readLabels(
  document: Pick<PDFDocumentProxy, 'getPageLabels'>,
): Promise<(string | null)[] | undefined> {
  const given = await document.getPageLabels().catch(() => null);
  const labels = given?.map((label, index) => {
    const shown = cleanText(label);
    return shown === '' || shown.length > LONGEST || shown === String(index + 1) ? null : shown;
  });
  return labels?.some((label) => label !== null) ? labels : undefined;
}

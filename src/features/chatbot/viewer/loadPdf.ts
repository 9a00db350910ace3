import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist';

/** The address of the PDF worker's script, served by this site. */
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** An open PDF with the printed numbers of its pages, if it has them. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  labels: readonly string[] | null;
}

/** Opens a PDF; `close` cancels pending work and frees its memory. */
export async function loadPdf(file: File): Promise<OpenPdf & { close: () => void }> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({
    data,
    // The page's security policy forbids eval and other decoders.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const labels = await pdf.getPageLabels().catch(() => null);
  return { pdf, labels, close: () => void task.destroy() };
}

import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { pdfWorkerAddress } from './pdfWorker';

/** Opens a PDF; `close` cancels pending work and frees its memory. */
export async function loadPdf(file: File): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  GlobalWorkerOptions.workerSrc = pdfWorkerAddress;
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
  return { pdf, close: () => void task.destroy() };
}

import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist';

/** The address of the PDF worker's script, served by this site. */
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The folder, served by this site, of what the library needs for some PDFs only. */
const extras = `/assets/pdfjs-${version}`;

/** Few requests for a long document, and not much more than is shown. */
const RANGE_BYTES = 256 * 1024;

/** A PDF of the server, of which only the parts that are shown are fetched. */
export interface PdfAddress {
  url: string;
  token: string;
}

/** A file of this page, or one of the server. */
export type PdfSource = File | PdfAddress;

/** An open PDF with the printed numbers of its pages, if it has them. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  labels: readonly string[] | null;
}

const contentOf = async (source: PdfSource) =>
  source instanceof File
    ? { data: new Uint8Array(await source.arrayBuffer()) }
    : {
        url: source.url,
        httpHeaders: { Authorization: `Bearer ${source.token}` },
        rangeChunkSize: RANGE_BYTES,
        disableAutoFetch: true,
        disableStream: true,
      };

/**
 * Opens a PDF; `close` cancels pending work and frees its memory. Throws the library's exceptions,
 * such as `PasswordException`.
 */
export async function loadPdf(source: PdfSource): Promise<OpenPdf & { close: () => void }> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    ...(await contentOf(source)),
    // The page's security policy forbids eval and WebAssembly, so JPEG 2000 is decoded by a script.
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: `${extras}/wasm/`,
    // Fonts and encodings that a PDF may name without containing them.
    cMapUrl: `${extras}/cmaps/`,
    standardFontDataUrl: `${extras}/standard_fonts/`,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const labels = await pdf.getPageLabels().catch(() => null);
    return { pdf, labels, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    throw error;
  }
}

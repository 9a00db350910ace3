import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { createFileParts, fetchPart, type FileAddress } from './fileParts';

/** The address of the PDF worker's script, served by this site. */
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The folder, served by this site, of what the library needs for some PDFs only. */
const extras = `/assets/pdfjs-${version}`;

/** Few requests for a long document, and not much more than is shown. */
const PART_BYTES = 256 * 1024;

/** A file of this page, or one of the server, of which only the parts that are shown are fetched. */
export type PdfSource = File | FileAddress;

/** An open PDF with the printed numbers of its pages, if it has them. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  labels: readonly string[] | null;
}

interface LoadOptions {
  pause: (ms: number) => Promise<void>;
  /** Called when a part of the open file could not be fetched for a while. */
  onLost: () => void;
}

interface LoadedPdf extends OpenPdf {
  /** Fetches the parts again that could not be fetched. */
  fetchAgain: () => void;
  /** Cancels pending work and frees the memory. */
  close: () => void;
}

/** The content that the library reads. */
interface Content {
  given: Parameters<typeof getDocument>[0] & object;
  fetchAgain: () => void;
  stop: () => void;
}

const nothing = () => undefined;

const wholeContent = (data: Uint8Array): Content => ({
  given: { data },
  fetchAgain: nothing,
  stop: nothing,
});

async function contentOf(source: PdfSource, { pause, onLost }: LoadOptions): Promise<Content> {
  if (source instanceof File) return wholeContent(new Uint8Array(await source.arrayBuffer()));
  const abort = new AbortController();
  const fetchBytes = (begin: number, end: number) =>
    fetchPart(source, { begin, end }, abort.signal);
  const { bytes: beginning, total } = await fetchBytes(0, PART_BYTES);
  if (beginning.length === total) return wholeContent(beginning);
  // The library asks for no part a second time, so those that fail must be fetched again here.
  const range = new PDFDataRangeTransport(total, beginning);
  const parts = createFileParts({
    fetch: async (begin, end) => (await fetchBytes(begin, end)).bytes,
    pause,
    onPart: (begin, bytes) => range.onDataRange(begin, bytes),
    onLost,
  });
  range.requestDataRange = parts.ask;
  const stop = () => {
    parts.stop();
    abort.abort();
  };
  const given = { range, rangeChunkSize: PART_BYTES, disableAutoFetch: true, disableStream: true };
  return { given, fetchAgain: parts.askAgain, stop };
}

/**
 * Opens a PDF. Throws the library's exceptions, such as `PasswordException`, and a `PartFault` if
 * the server refuses the file.
 */
export async function loadPdf(source: PdfSource, options: LoadOptions): Promise<LoadedPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  let fail: (() => void) | null = null;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('A part of the file could not be fetched.'));
  });
  const content = await contentOf(source, {
    ...options,
    onLost: () => (fail ?? options.onLost)(),
  });
  const task = getDocument({
    ...content.given,
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
  const close = () => {
    content.stop();
    void task.destroy();
  };
  try {
    const open = async () => {
      const pdf = await task.promise;
      return { pdf, labels: await pdf.getPageLabels().catch(() => null) };
    };
    // A part that is missing while the document opens would keep it waiting for ever.
    const opened = await Promise.race([open(), failed]);
    fail = null;
    return { ...opened, fetchAgain: content.fetchAgain, close };
  } catch (error) {
    close();
    throw error;
  }
}

import { ASSISTANT_MAX_PAGES } from '#contract/limits';
import { badRequest, Problem } from '../http/problem';
import { createWorkerProcess, WorkerBusy, WorkerLost } from '../workers/createWorkerProcess';
import type { PdfRequest, PdfText } from './pdfText';

const LONGEST_MS = 20_000;

const worker = createWorkerProcess<PdfRequest, PdfText>({
  name: 'pdfWorker',
  timeoutMs: LONGEST_MS,
  queue: 16,
});

/** A PDF that somebody sent: where it lies, its name as it may be shown, and its field of the form. */
export interface PdfFile {
  path: string;
  name: string;
  field: string;
}

function failure({ name, field }: PdfFile, error: unknown): unknown {
  if (error instanceof WorkerLost) {
    const detail = `“${name}” is too complex to be read: please choose another file.`;
    return badRequest(detail, { [field]: detail });
  }
  if (error instanceof WorkerBusy) {
    const detail = 'Many PDF files are being read right now. Please try again in a moment.';
    return new Problem(503, detail, { retryAfterSeconds: 10 });
  }
  return error;
}

/**
 * The words of a PDF, and what it says of itself, read in another process; its state says what could
 * not be read. Of more than 300 pages only the proposal is made.
 *
 * Throws a Problem: 400 for a file that takes too long or too much memory, 503 when too many wait.
 */
export function extractPdfText(file: PdfFile): Promise<PdfText> {
  return worker.run({ path: file.path, maxPages: ASSISTANT_MAX_PAGES }).catch((error: unknown) => {
    throw failure(file, error) as Error;
  });
}

/** Ends the process that reads PDF files; the next one starts a new one. */
export const stopPdfWorker = (): Promise<void> => worker.close();

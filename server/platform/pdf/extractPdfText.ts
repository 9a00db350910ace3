import { ASSISTANT_MAX_PAGES } from '#contract/limits';
import { WorkRefused, refusedWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import { badRequest } from '../http/problem';
import { createWorkerPool } from '../workers/createWorkerPool';
import { WorkerLost } from '../workers/createWorkerProcess';
import type { PdfRequest, PdfText } from './pdfText';

const workers = createWorkerPool<PdfRequest, PdfText>({ name: 'pdfWorker' });

/** An uploaded PDF: its owner, its path, its name as it may be shown, and its field of the form. */
export interface PdfFile {
  owner: Owner;
  path: string;
  name: string;
  field: string;
}

function failure({ name, field }: PdfFile, error: unknown): unknown {
  if (error instanceof WorkerLost) {
    const detail = `“${name}” is too complex to be read: please choose another file.`;
    return badRequest(detail, { [field]: detail });
  }
  return error instanceof WorkRefused ? refusedWork(error, 'PDF files') : error;
}

/**
 * The words of a PDF, and what it says of itself, read in another process; its state says what could
 * not be read. Of more than 300 pages only the proposal is made.
 *
 * Throws a Problem: 400 for a file that takes too long or too much memory, 429 when too many of its
 * owner wait, 503 when too many of everyone do.
 */
export function extractPdfText(file: PdfFile): Promise<PdfText> {
  const request = { path: file.path, maxPages: ASSISTANT_MAX_PAGES };
  return workers.run(file.owner, request).catch((error: unknown) => {
    throw failure(file, error) as Error;
  });
}

/** Ends the processes that read PDF files; the next one starts a new one. */
export const stopPdfWorker = (): Promise<void> => workers.close();

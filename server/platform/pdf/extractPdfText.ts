import { CHATBOT_MAX_PAGES } from '#contract/limits';
import { WorkRefused, refusedWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import { badRequest } from '../http/problem';
import { createWorkerPool } from '../workers/createWorkerPool';
import { WorkerLost } from '../workers/createWorkerProcess';
import * as texts from '../texts';
import type { PdfRequest, PdfText } from './pdfText';

const workers = createWorkerPool<PdfRequest, PdfText>({ name: 'pdfWorker' });

/** An uploaded PDF: its owner, path, display name and form field. */
export interface PdfFile {
  owner: Owner;
  path: string;
  name: string;
  field: string;
}

function failure({ name, field }: PdfFile, error: unknown): unknown {
  if (error instanceof WorkerLost) {
    const detail = texts.pdfTooComplex(name);
    return badRequest(detail, { [field]: detail });
  }
  return error instanceof WorkRefused ? refusedWork(error) : error;
}

function read(file: PdfFile, maxPages: number): Promise<PdfText> {
  return workers.run(file.owner, { path: file.path, maxPages }).catch((error: unknown) => {
    throw failure(file, error) as Error;
  });
}

/**
 * Reads the words and metadata of a PDF in another process. If the words cannot be read, its state
 * says why. For more than 300 pages, only the proposal is made.
 *
 * Throws a Problem:
 * - 400 for a file that takes too long or too much memory;
 * - 429 when too many files of its owner are waiting;
 * - 503 when too many are waiting in total.
 */
export const extractPdfText = (file: PdfFile): Promise<PdfText> => read(file, CHATBOT_MAX_PAGES);

/**
 * Whether our reader opens a file as a PDF, even if a password protects its text. Throws like
 * `extractPdfText`.
 */
export async function opensAsPdf(file: PdfFile): Promise<boolean> {
  // Of more pages than that, only the first are read.
  const { state } = await read(file, 0);
  return state !== 'broken';
}

/** Ends the PDF workers; the next file starts a new one. */
export const stopPdfWorker = (): Promise<void> => workers.close();

import type { PaperCitations } from '#contract/entities/research';
import { Problem } from '../../../platform/http/problem';
import {
  createWorkerProcess,
  WorkerBusy,
  WorkerLost,
} from '../../../platform/workers/createWorkerProcess';
import type { CitedPaper } from './citePaper';

/** To read the three styles takes seconds, once for each process. */
const LONGEST_MS = 30_000;

const worker = createWorkerProcess<CitedPaper, PaperCitations>({
  name: 'citationWorker',
  timeoutMs: LONGEST_MS,
});

function failure(error: unknown): unknown {
  if (!(error instanceof WorkerLost || error instanceof WorkerBusy)) return error;
  const detail = 'This paper could not be cited just now. Please try again in a moment.';
  return new Problem(503, detail, { retryAfterSeconds: 5 });
}

/** A paper in all formats, made in another process: reading the styles would hold up everybody. Throws 503. */
export function readCitations({
  id,
  title,
  author,
  doi,
  published_year,
}: CitedPaper): Promise<PaperCitations> {
  return worker.run({ id, title, author, doi, published_year }).catch((error: unknown) => {
    throw failure(error) as Error;
  });
}

/** Ends the process that makes citations; the next one starts a new one. */
export const stopCitationWorker = (): Promise<void> => worker.close();

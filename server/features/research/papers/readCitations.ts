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

/** A paper that stands for any, to have the styles read. */
const SAMPLE: CitedPaper = { id: 1, title: 'A', author: 'A. B', doi: null, published_year: 2000 };

let isWarm = false;

/**
 * Starts the process that makes citations, once, and waits for nothing: whoever looks at papers now
 * may cite one soon, and then does not wait for the styles to be read.
 */
export function warmCitations(): void {
  if (isWarm) return;
  isWarm = true;
  worker.run(SAMPLE).catch(() => {
    isWarm = false;
  });
}

/** Ends the process that makes citations; the next one starts a new one. */
export function stopCitationWorker(): Promise<void> {
  isWarm = false;
  return worker.close();
}

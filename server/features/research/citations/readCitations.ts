import type { PaperCitations } from '#contract/entities/research';
import type { CitedPaper } from '#domain/citations';
import { WorkRefused, refusedWork } from '#server/platform/fairness/createFairWork';
import type { Owner } from '#server/platform/fairness/fairQueue';
import { Problem } from '#server/platform/http/problem';
import { createWorkerPool } from '#server/platform/workers/createWorkerPool';
import { WorkerLost } from '#server/platform/workers/createWorkerProcess';
import * as texts from '../texts';
import type { CitedWork } from './citePaper';

/** A paper to cite in all formats, or a work in BibTeX only, which is returned as `bibtex`. */
export type CitationJob = CitedPaper | CitedWork;
type JobResult = Pick<PaperCitations, 'bibtex'> | PaperCitations;

const workers = createWorkerPool<CitationJob, JobResult>({ name: 'citationWorker' });

const tooMany = { ofYours: texts.tooManyOfYourCitations, ofEveryone: texts.tooManyCitations };

function failure(error: unknown): unknown {
  if (error instanceof WorkRefused) return refusedWork(error, tooMany);
  if (!(error instanceof WorkerLost)) return error;
  return new Problem(503, texts.notCited, { retryAfterSeconds: 5 });
}

/**
 * Returns a paper in all formats. Runs in another process, so that parsing the styles doesn't block
 * the server. Throws 429 if too many of the reader's requests wait, or else 503.
 */
export async function readCitations(
  reader: Owner,
  { id, title, author, doi, published_year }: CitedPaper,
): Promise<PaperCitations> {
  try {
    return (await workers.run(reader, {
      id,
      title,
      author,
      doi,
      published_year,
    })) as PaperCitations;
  } catch (error) {
    throw failure(error) as Error;
  }
}

/** Returns a paper or work as an entry of BibTeX, in the same processes. */
export async function readBibtex(owner: Owner, work: CitedWork): Promise<string> {
  return (await workers.run(owner, work)).bibtex;
}

/** A placeholder paper that makes the process parse the styles. */
const SAMPLE: CitedPaper = { id: 1, title: 'A', author: 'A. B', doi: null, published_year: 2000 };

let isWarm = false;

/**
 * Starts the citation process, once, without waiting for it. A person who looks at papers now may
 * cite one soon, and then needn't wait until the styles are parsed.
 */
export function warmCitations(): void {
  if (isWarm) return;
  isWarm = true;
  workers.run('warm-up', SAMPLE).catch(() => {
    isWarm = false;
  });
}

/** Stops the citation processes; the next citation starts a new one. */
export function stopCitationWorker(): Promise<void> {
  isWarm = false;
  return workers.close();
}

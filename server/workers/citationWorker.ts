import { bibtexOf, citePaper } from '#server/features/research/citations/citePaper';
import type { CitationJob } from '#server/features/research/citations/readCitations';
import { respondToParent } from '#server/platform/workers/respondToParent';

/** Loading the three styles takes seconds, once per process. */
const LIMITS = { processorMs: 10_000 };

respondToParent(LIMITS, (job: CitationJob) =>
  Promise.resolve('kind' in job ? { bibtex: bibtexOf(job) } : citePaper(job)),
);

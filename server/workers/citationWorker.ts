import { citePaper, type CitedPaper } from '#server/features/research/citations/citePaper';
import { respondToParent } from '#server/platform/workers/respondToParent';

/** Loading the three styles takes seconds, once per process. */
const LIMITS = { processorMs: 10_000 };

respondToParent(LIMITS, (paper: CitedPaper) => Promise.resolve(citePaper(paper)));

import { citePaper, type CitedPaper } from '#server/features/research/citations/citePaper';
import { answerParent } from '#server/platform/workers/answerParent';

/** Loading the three styles takes seconds, once per process. */
const LIMITS = { processorMs: 10_000 };

answerParent(LIMITS, (paper: CitedPaper) => Promise.resolve(citePaper(paper)));

import { citePaper, type CitedPaper } from '../features/research/papers/citePaper';
import { answerParent } from '../platform/workers/answerParent';

/** To read the three styles takes seconds, once for each process. */
const LIMITS = { processorMs: 10_000 };

answerParent(LIMITS, (paper: CitedPaper) => Promise.resolve(citePaper(paper)));

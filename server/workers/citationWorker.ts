import { citePaper, type CitedPaper } from '../features/research/papers/citePaper';
import { answerParent } from '../platform/workers/answerParent';

answerParent((paper: CitedPaper) => Promise.resolve(citePaper(paper)));

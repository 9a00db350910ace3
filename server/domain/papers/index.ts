/** Papers and current work, for the features that find, write or remove them. */
export { selectCitedPapers } from './citedPapers';
export { findPaperCandidates } from './findPaperCandidates';
export { isPaperShown } from './isPaperShown';
export { paperWords, type PaperTexts } from './paperWords';
export { removePaper } from './removePaper';
export { workWords } from './workWords';

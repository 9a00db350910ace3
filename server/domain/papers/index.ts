/** Papers, for the features that find or remove them. */
export { findPaperCandidates } from './findPaperCandidates';
export { removePaper } from './removePaper';

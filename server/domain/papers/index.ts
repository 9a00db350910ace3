/** Papers that hold the words of a search. */
export { findPaperCandidates } from './candidates';

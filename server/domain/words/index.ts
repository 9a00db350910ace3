/** Search queries, and where their words occur in texts. */
export { findWordsIn } from './findWordsIn';
export { parseKeyword } from './parseKeyword';
export { clipText, clipToWord, openingOf, snippetAround } from './snippet';
export { readWordsQuery, type WordsQuery } from './wordsQuery';

/** Search queries, the words of texts, and where their words occur in texts. */
export { findWordsIn } from './findWordsIn';
export { parseKeyword } from './parseKeyword';
export { clipText, clipToLine, clipToWord, openingOf, snippetAround } from './snippet';
export { wordVector } from './wordVector';
export { readWordsQuery, type WordsQuery } from './wordsQuery';

/** What was typed into a search, and where its words occur. */
export { findWordsIn } from './findWordsIn';
export { parseKeyword } from './parseKeyword';
export { clipText, clipToWord, openingOf, snippetAround } from './snippet';
export { readWordsQuery, type WordsQuery } from './wordsQuery';

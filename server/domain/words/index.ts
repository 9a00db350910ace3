/** Search queries, the words of texts, and where their words occur in texts. */
export { findWordsIn } from './findWordsIn';
export { parseKeyword } from './parseKeyword';
export { clipText, clipToLine, clipToWord, openingOf, snippetAround } from './snippet';
export { distinctWordVector, wordVector, clockTimestamp, writtenWords } from './wordVector';
export { pairOf, PLAIN, stemOf } from './lexemes';
export { joinedUntil, mergedAtEnd, mergedWord } from './mergedWords';
export {
  beginningsQuery,
  groupsIn,
  readWordsQuery,
  wantedBeginnings,
  type WordGroup,
  type WordsQuery,
} from './wordsQuery';

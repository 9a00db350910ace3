/** Names and entries of bibliographies, for the features that cite papers or keep references. */
export { authorNames, nameInOrder, type CitedName } from './authorNames';
export { readNames, writeNames } from './nameLine';
export { areWholeNames } from './unspacedNames';
export { citedFields, paperEntry, type CitedPaper } from './paperEntry';
export { nextDollar } from './texFormulas';
export {
  bibtexNames,
  bibtexText,
  bibtexTitleWithFormulas,
  bibtexVerbatim,
  writeBibtex,
  type BibtexField,
} from './writeBibtex';

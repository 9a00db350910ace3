/** The type of CSL for each type of RIS; an empty text for a general one. */
export const RIS_TYPES: ReadonlyMap<string, string> = new Map([
  ['JOUR', 'article-journal'],
  ['EJOUR', 'article-journal'],
  ['INPR', 'article-journal'],
  ['MGZN', 'article-magazine'],
  ['NEWS', 'article-newspaper'],
  ['BOOK', 'book'],
  ['EBOOK', 'book'],
  ['EDBOOK', 'book'],
  ['CHAP', 'chapter'],
  ['ECHAP', 'chapter'],
  ['CPAPER', 'paper-conference'],
  ['CONF', 'paper-conference'],
  ['THES', 'thesis'],
  ['RPRT', 'report'],
  ['UNPB', 'manuscript'],
  ['MANSCPT', 'manuscript'],
  ['ELEC', 'webpage'],
  ['WEB', 'webpage'],
  ['BLOG', 'post-weblog'],
  ['DATA', 'dataset'],
  ['COMP', 'software'],
  ['PAT', 'patent'],
  ['ENCYC', 'entry-encyclopedia'],
  ['DICT', 'entry-dictionary'],
  ['MAP', 'map'],
  ['FIGURE', 'figure'],
  ['ART', 'graphic'],
  ['CASE', 'legal_case'],
  ['BILL', 'bill'],
  ['STAT', 'legislation'],
  ['HEAR', 'hearing'],
  ['VIDEO', 'motion_picture'],
  ['SOUND', 'song'],
  ['STAND', 'standard'],
  ['PCOMM', 'personal_communication'],
  ['SLIDE', 'speech'],
  ['GEN', ''],
]);

/** The variable of CSL for each tag that is read as it is. */
export const RIS_VARIABLES: ReadonlyMap<string, string> = new Map([
  ['T2', 'container-title'],
  ['JF', 'container-title'],
  ['JO', 'container-title'],
  ['BT', 'container-title'],
  ['J2', 'container-title-short'],
  ['JA', 'container-title-short'],
  ['T3', 'collection-title'],
  ['VL', 'volume'],
  ['IS', 'issue'],
  ['CP', 'issue'],
  ['M1', 'number'],
  ['M3', 'genre'],
  ['PB', 'publisher'],
  ['CY', 'publisher-place'],
  ['PP', 'publisher-place'],
  ['UR', 'URL'],
  ['AB', 'abstract'],
  ['N2', 'abstract'],
  ['ET', 'edition'],
  ['LA', 'language'],
  ['ST', 'title-short'],
  ['CN', 'call-number'],
  ['DP', 'source'],
  ['NV', 'number-of-volumes'],
  ['SE', 'chapter-number'],
]);

/** The variable of CSL whose names each have a line with this tag. */
export const RIS_NAMES: ReadonlyMap<string, string> = new Map([
  ['A2', 'editor'],
  ['ED', 'editor'],
  ['A3', 'collection-editor'],
  ['A4', 'translator'],
]);

const firstOf = (meanings: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...meanings].reverse().map(([tag, meaning]) => [meaning, tag]));

/** The tag for each variable: the first one above. */
export const VARIABLE_TAGS = firstOf(RIS_VARIABLES);
export const NAME_TAGS = firstOf(RIS_NAMES);
/** The type of RIS for each type of CSL: the first one above. */
export const WRITTEN_TYPES = firstOf(RIS_TYPES);

/** The variable of a standard number: four digits, a hyphen and four more are that of a journal. */
export const numberVariable = (value: string): 'ISSN' | 'ISBN' =>
  /^\d{4}-?\d{3}[\dXx]$/.test(value) ? 'ISSN' : 'ISBN';

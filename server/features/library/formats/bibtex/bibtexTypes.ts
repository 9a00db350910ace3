import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

const known: ReadonlyMap<string, string> = new Map(
  Object.entries(plugins.config.get('@bibtex').types.biblatex.source),
);

const PHD = 'PhD thesis';
const MASTER = "Master's thesis";

/** A type of CSL, and the kind of thesis or report. */
export interface CslType {
  type: string;
  genre: string;
}

/** The type of an entry in CSL, or its own if CSL has none. An empty text for `@misc`. */
export function readType(written: string): CslType {
  const type = known.get(written) ?? written;
  const genre = written === 'phdthesis' ? PHD : written === 'mastersthesis' ? MASTER : '';
  return { type: type === 'document' ? '' : type, genre };
}

/** The types that BibTeX itself has, and those of BibLaTeX that other programs know. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['article-journal', 'article'],
  ['article-magazine', 'article'],
  ['article-newspaper', 'article'],
  ['book', 'book'],
  ['chapter', 'incollection'],
  ['dataset', 'dataset'],
  ['manuscript', 'unpublished'],
  ['paper-conference', 'inproceedings'],
  ['patent', 'patent'],
  ['report', 'techreport'],
  ['software', 'software'],
  ['thesis', 'thesis'],
  ['webpage', 'online'],
]);

/** The type of BibTeX for one of CSL, with the genre if the type doesn't say it. */
export function writtenType({ type, genre }: CslType): CslType {
  if (type === 'thesis' && genre === PHD) return { type: 'phdthesis', genre: '' };
  if (type === 'thesis' && genre === MASTER) return { type: 'mastersthesis', genre: '' };
  return { type: WRITTEN.get(type) ?? 'misc', genre };
}

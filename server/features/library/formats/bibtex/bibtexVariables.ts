/** The variable of CSL for each field of BibTeX and BibLaTeX that has another name. */
const VARIABLES: ReadonlyMap<string, string> = new Map([
  ['address', 'publisher-place'],
  ['bookauthor', 'container-author'],
  ['booktitle', 'container-title'],
  ['chapter', 'chapter-number'],
  ['eventdate', 'event-date'],
  ['eventtitle', 'event-title'],
  ['institution', 'publisher'],
  ['journal', 'container-title'],
  ['journaltitle', 'container-title'],
  ['langid', 'language'],
  ['location', 'publisher-place'],
  ['numpages', 'number-of-pages'],
  ['organization', 'publisher'],
  ['origdate', 'original-date'],
  ['origtitle', 'original-title'],
  ['pages', 'page'],
  ['pagetotal', 'number-of-pages'],
  ['school', 'publisher'],
  ['series', 'collection-title'],
  ['shortjournal', 'container-title-short'],
  ['shorttitle', 'title-short'],
  ['type', 'genre'],
  ['urldate', 'accessed'],
  ['venue', 'event-place'],
  ['volumes', 'number-of-volumes'],
]);
/** Fields that `readBibtex` reads in a way of their own. */
const APART: ReadonlySet<string> = new Set([
  ...['annotation', 'annote', 'author', 'crossref', 'date', 'day', 'doi', 'howpublished'],
  ...['keywords', 'month', 'subtitle', 'title', 'year'],
]);
/** Before a variable that has no field, or whose name is that of another field. */
export const PREFIX = 'csl-';

const isPeriodical = (type: string) => type.startsWith('article') || type === 'paper-conference';
const isBook = (type: string) => type === 'book' || type === 'chapter';

/**
 * The variable of a field in an entry with a type of CSL; null if it is read in a way of its own. A
 * number is that of an issue, of a book in its series, or of a report.
 */
export function variableOf(field: string, type: string): string | null {
  if (field.startsWith(PREFIX)) return field.slice(PREFIX.length);
  if (APART.has(field)) return null;
  if (field === 'eid') return isPeriodical(type) ? 'number' : field;
  if (field !== 'number') return VARIABLES.get(field) ?? field;
  if (isPeriodical(type)) return 'issue';
  return isBook(type) ? 'collection-number' : 'number';
}

/** The usual field of variables that several fields have, by type. */
function usualField(variable: string, type: string): string | undefined {
  switch (variable) {
    case 'container-title':
      return type.startsWith('article') ? 'journal' : 'booktitle';
    case 'publisher':
      return type === 'thesis' ? 'school' : type === 'report' ? 'institution' : variable;
    case 'publisher-place':
      return 'address';
    case 'number-of-pages':
      return 'pagetotal';
    case 'language':
      return variable;
    case 'number':
      return isPeriodical(type) ? 'eid' : variable;
    case 'issue':
    case 'collection-number':
      return variableOf('number', type) === variable ? 'number' : variable;
    default:
      return undefined;
  }
}

const FIELDS: ReadonlyMap<string, string> = new Map(
  [...VARIABLES].map(([field, variable]) => [variable, field]),
);

/** The field for a variable in an entry with a type of CSL, which `variableOf` reads as that variable. */
export function fieldFor(variable: string, type: string): string {
  const field = usualField(variable, type) ?? FIELDS.get(variable) ?? variable.toLowerCase();
  return variableOf(field, type) === variable.toLowerCase()
    ? field
    : PREFIX + variable.toLowerCase();
}

/** Variables of CSL that are not in lower case. */
const UPPER: ReadonlyMap<string, string> = new Map(
  ['DOI', 'ISBN', 'ISSN', 'PMCID', 'PMID', 'URL'].map((name) => [name.toLowerCase(), name]),
);
const NAME = /^[a-z][a-z-]{0,39}$/;

/** Variables of CSL whose values are lists of names. */
export const NAME_VARIABLES: ReadonlySet<string> = new Set([
  ...['chair', 'collection-editor', 'compiler', 'composer', 'container-author', 'contributor'],
  ...['curator', 'director', 'editor', 'editorial-director', 'executive-producer', 'guest', 'host'],
  ...['illustrator', 'interviewer', 'narrator', 'organizer', 'original-author', 'performer'],
  ...['producer', 'recipient', 'reviewed-author', 'script-writer', 'series-creator', 'translator'],
]);

/** Variables of CSL whose values are dates. */
export const DATE_VARIABLES: ReadonlySet<string> = new Set([
  ...['accessed', 'available-date', 'event-date', 'issued', 'original-date', 'submitted'],
]);

/**
 * The name of a field as the library keeps it: that of a variable of CSL, or in lower case. Null if
 * it has a digit or another sign that names lack.
 */
export function fieldName(written: string): string | null {
  if (written.length > 40) return null;
  const name = written.toLowerCase().replaceAll('_', '-');
  return UPPER.get(name) ?? (NAME.test(name) ? name : null);
}

import type { LibraryEntry } from '#contract/entities/library';
import { writeBibtexEntry } from './bibtex/writeBibtexEntry';
import { citationKeys } from './citationKey';
import { writeCslItem } from './csl/writeCsl';
import { writeRisEntry } from './ris/writeRis';

/** BibTeX, RIS, or CSL JSON. */
export type BibliographyFormat = 'bib' | 'ris' | 'json';

/** An entry with its id, of which its key is made if it has none of its own. */
export interface WrittenEntry {
  id: number;
  entry: LibraryEntry;
}

/** Writes entries so that `readEntries` returns them as they are. Keys are unique, and stay. */
export function writeEntries(format: BibliographyFormat, entries: readonly WrittenEntry[]): string {
  const keys = citationKeys(entries);
  const written = entries.map(({ entry }, at) => ({ entry, key: keys[at] ?? '' }));
  switch (format) {
    case 'bib':
      return written.map(({ entry, key }) => `${writeBibtexEntry(entry, key)}\n`).join('\n');
    case 'ris':
      return written.map(({ entry, key }) => writeRisEntry(entry, key)).join('\r\n');
    case 'json':
      return `${JSON.stringify(
        written.map(({ entry, key }) => writeCslItem(entry, key)),
        null,
        2,
      )}\n`;
  }
}

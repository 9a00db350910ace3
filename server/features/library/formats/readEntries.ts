import type { LibraryEntry } from '#contract/entities/library';
import { readBibtex } from './bibtex/readBibtex';
import { readCsl } from './csl/readCsl';
import { readDois } from './readDois';
import { readRis } from './ris/readRis';

/** The entries of a text, and those that can't be read, each with its line from 1. */
export interface ReadEntries {
  entries: { line: number; entry: LibraryEntry }[];
  refused: { line: number; reason: string }[];
}

const JSON_START = /^(?:\[\s*[{\]]|\{\s*["}])/;
const RIS = /^[A-Z][A-Z0-9] {1,2}-(?: |$)/m;
const BIBTEX = /^[ \t]*@[ \t]*[A-Za-z]+[ \t]*[{(]/m;

/** The reader of the format that comes first, because a value may look like another format. */
function readerOf(text: string): typeof readRis {
  if (JSON_START.test(text.trimStart())) return readCsl;
  const ris = RIS.exec(text)?.index ?? Infinity;
  const bibtex = BIBTEX.exec(text)?.index ?? Infinity;
  if (ris === bibtex) return readDois;
  return ris < bibtex ? readRis : readBibtex;
}

/**
 * Reads a bibliography in BibTeX, RIS or CSL JSON, or lines with a DOI each. A broken entry doesn't
 * stop the others. Reads at most one entry more than an import may have, so that the caller notices
 * too many. Takes time linear to the text, whose size the caller limits.
 */
export function readEntries(text: string): ReadEntries {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const result: ReadEntries = { entries: [], refused: [] };
  for (const found of readerOf(lines)(lines)) {
    const { line } = found;
    if ('entry' in found) result.entries.push({ line, entry: found.entry });
    else result.refused.push({ line, reason: found.reason });
  }
  return result;
}

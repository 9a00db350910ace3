import { readDoi } from '#contract/doi';
import { LIBRARY_IMPORT_MAX } from '#contract/limits';
import { emptyDraft, finishEntry, type Finished } from './draft';
import * as texts from './texts';

/** Reads lines with one DOI each, up to one more than an import may have. The DOI is the title too. */
export function readDois(text: string): ({ line: number } & Finished)[] {
  const found: ({ line: number } & Finished)[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    if (found.length > LIBRARY_IMPORT_MAX) break;
    const doi = readDoi(written);
    const result = doi
      ? finishEntry({ ...emptyDraft(), title: doi, doi })
      : { reason: texts.noDoi };
    found.push({ line: index + 1, ...result });
  }
  return found;
}

import type { LibraryEntry } from '#contract/entities/library';
import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES, LIBRARY_TAGS_MAX } from '#contract/limits';

/** Entries that one call adds. With its key, a repeated call adds nothing twice. */
export interface Batch {
  entries: LibraryEntry[];
  idempotencyKey: string;
}

/** The tags come first, because the user chose them, and the file's tags as far as there is room. */
export const withTags = (entry: LibraryEntry, tags: readonly string[]): LibraryEntry =>
  tags.length === 0
    ? entry
    : {
        ...entry,
        tags: [...new Set([...tags, ...(entry.tags ?? [])])].slice(0, LIBRARY_TAGS_MAX),
      };

/** Splits entries into batches of at most 500 and 1 MB. An entry over 1 MB is a batch of its own. */
export function batchesOf(entries: readonly LibraryEntry[], nextKey: () => string): Batch[] {
  const batches: Batch[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = new Blob([JSON.stringify(entry)]).size;
    const last = batches.at(-1);
    const hasRoom =
      last && last.entries.length < LIBRARY_IMPORT_MAX && bytes + size <= LIBRARY_IMPORT_MAX_BYTES;
    if (hasRoom) last.entries.push(entry);
    else batches.push({ entries: [entry], idempotencyKey: nextKey() });
    bytes = hasRoom ? bytes + size : size;
  }
  return batches;
}

import type { LibraryEntry } from '#contract/entities/library';
import {
  LIBRARY_FIELD_MAX_LENGTH,
  LIBRARY_IMPORT_MAX,
  LIBRARY_IMPORT_MAX_BYTES,
  LIBRARY_TAGS_MAX,
} from '#contract/limits';

/** Entries that one call adds. With its key, a repeated call adds nothing twice. */
export interface Batch {
  entries: LibraryEntry[];
  idempotencyKey: string;
}

/** A keyword as the server writes it: in braces if it has a separator in it. */
const writeKeyword = (keyword: string) => (/[,;]/.test(keyword) ? `{${keyword}}` : keyword);

/** The tags come first, because the user chose them. Tags without room become keywords. */
export function withTags(entry: LibraryEntry, tags: readonly string[]): LibraryEntry {
  if (tags.length === 0) return entry;
  const all = [...new Set([...tags, ...(entry.tags ?? [])])];
  const others = all.slice(LIBRARY_TAGS_MAX).map(writeKeyword);
  if (entry.fields.keyword !== undefined) others.push(entry.fields.keyword);
  const keyword = others.join(', ');
  const hasRoom = keyword !== '' && keyword.length <= LIBRARY_FIELD_MAX_LENGTH;
  return {
    ...entry,
    tags: all.slice(0, LIBRARY_TAGS_MAX),
    fields: hasRoom ? { ...entry.fields, keyword } : entry.fields,
  };
}

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

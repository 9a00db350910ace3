import type { Deps } from '#domain/deps';
import { exportEntries } from '../formats/libraryWork';
import type { BibliographyFormat } from '../formats/writeEntries';
import { hasTag, selectItems } from '../items/selectItems';
import { entryOf } from './entryOf';

interface LibraryExport {
  format: BibliographyFormat;
  tag?: string | undefined;
  /** The origin of the product, for the addresses of posts and papers. */
  origin: string;
}

/** All that a person keeps, or the items with a tag, as a file for reference managers, oldest first. */
export async function exportLibrary(
  { db }: Pick<Deps, 'db'>,
  ownerId: number,
  { format, tag, origin }: LibraryExport,
): Promise<string> {
  let items = selectItems(db, ownerId);
  if (tag !== undefined) items = items.where(hasTag(tag));
  const rows = await items.orderBy('library_items.id').execute();
  const entries = rows.flatMap((row) => {
    const entry = entryOf(row, origin);
    return entry ? [{ id: row.id, entry }] : [];
  });
  return exportEntries(ownerId, format, entries);
}

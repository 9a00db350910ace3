import type { Deps } from '#domain/deps';
import { exportEntries } from '../formats/libraryWork';
import type { BibliographyFormat } from '../formats/writeEntries';
import { hasTag, selectItems } from '../items/selectItems';
import { entryOf } from './entryOf';

/** All that a person keeps, or the items with a tag, as a file for reference managers, oldest first. */
export async function exportLibrary(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerId: number,
  { format, tag }: { format: BibliographyFormat; tag?: string | undefined },
): Promise<string> {
  let items = selectItems(db, ownerId);
  if (tag !== undefined) items = items.where(hasTag(tag));
  const rows = await items.orderBy('library_items.id').execute();
  const entries = rows.flatMap((row) => {
    const entry = entryOf(row, config.publicUrl);
    return entry ? [{ id: row.id, entry }] : [];
  });
  return exportEntries(ownerId, format, entries);
}

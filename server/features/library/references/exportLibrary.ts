import { sql } from 'kysely';
import type { LibraryEntry } from '#contract/entities/library';
import { authorNames, writeNames } from '#domain/citations';
import type { Deps } from '#domain/deps';
import { exportEntries } from '../formats/libraryWork';
import type { BibliographyFormat } from '../formats/writeEntries';
import { describeItem } from '../items/itemPresenter';
import { selectItems, type ItemRow } from '../items/selectItems';

/** An item as an entry of a bibliography; undefined for posts that are no longer available. */
function entryOf(row: ItemRow, publicUrl: string): LibraryEntry | undefined {
  const { title, author: line, year, doi, is_available } = describeItem(row);
  const { kind, target_id, note, tags } = row;
  if (kind === 'post' && !is_available) return undefined;
  // Papers on Quad have their authors as a line in any form.
  const author = kind === 'paper' ? writeNames(authorNames(line)) : line;
  const address =
    kind === 'post'
      ? `/dashboard/posts?highlight=${target_id}`
      : `/dashboard/research/papers/${target_id}`;
  const fields =
    kind === 'reference'
      ? row.fields
      : { type: kind === 'post' ? 'post' : 'article-journal', URL: publicUrl + address };
  return {
    ...{ title: title || `Post ${target_id}`, author, year, doi, fields },
    ...(note && { note }),
    ...(tags.length > 0 && { tags }),
  };
}

/** All that a person keeps, or what has a tag, as a file for reference managers, oldest first. */
export async function exportLibrary(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ownerId: number,
  { format, tag }: { format: BibliographyFormat; tag?: string | undefined },
): Promise<string> {
  let items = selectItems(db, ownerId);
  if (tag !== undefined)
    items = items.where(sql<boolean>`library_items.tags @> ARRAY[${tag}]::text[]`);
  const rows = await items.orderBy('library_items.id').execute();
  const entries = rows.flatMap((row) => {
    const entry = entryOf(row, config.publicUrl);
    return entry ? [{ id: row.id, entry }] : [];
  });
  return exportEntries(ownerId, format, entries);
}

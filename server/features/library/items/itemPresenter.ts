import type { LibraryItem } from '#contract/entities/library';
import { titleOfPost } from '#domain/notifications';
import type { ItemRow } from './selectItems';

/** The members of an item that describe what is kept, with the changes made to it since. */
export function describeItem(
  row: ItemRow,
): Pick<LibraryItem, 'title' | 'author' | 'year' | 'doi' | 'is_available'> {
  const { kind, title, author, year, doi } = row;
  if (kind === 'post' && row.content !== null)
    return {
      title:
        titleOfPost({
          content: row.content,
          eventTitle: row.event_title,
          fileName: row.file_name,
        }).title ?? '',
      author: row.post_author ?? '',
      year: row.posted_at?.getUTCFullYear() ?? null,
      doi: null,
      is_available: true,
    };
  if (kind === 'paper' && row.paper_title !== null)
    return {
      title: row.paper_title,
      author: row.paper_author ?? '',
      year: row.paper_year,
      doi: row.paper_doi,
      is_available: true,
    };
  return { title, author, year, doi, is_available: kind === 'reference' };
}

/** An item for its owner. */
export const presentItem = (row: ItemRow): LibraryItem => ({
  id: row.id,
  kind: row.kind,
  target_id: row.target_id,
  ...describeItem(row),
  note: row.note,
  tags: row.tags,
  created_at: row.created_at.toISOString(),
});

import { pathOfPage } from '#contract/addresses/quadPages';
import type { LibraryEntry } from '#contract/entities/library';
import { authorNames, writeNames } from '#domain/citations';
import { describeItem } from '../items/itemPresenter';
import type { ItemRow } from '../items/selectItems';

const types = { post: 'post', paper: 'article-journal' };

/**
 * An item as an entry of a bibliography; undefined for deleted posts, of which nothing is left. An
 * origin is such as `https://quad.example`.
 */
export function entryOf(row: ItemRow, origin: string): LibraryEntry | undefined {
  const { kind, target_id: id, note, tags } = row;
  const { title, author, year, doi, is_available } = describeItem(row);
  const more = { ...(note && { note }), ...(tags.length > 0 && { tags }) };
  if (kind === 'reference' || id === null)
    return { title, author, year, doi, ...more, fields: row.fields };
  if (kind === 'post' && !is_available) return undefined;
  return {
    // Entries need a title, and posts may have no words.
    title: title || `Post ${id}`,
    // Papers have their authors as a line in any form; the name of a post's author stays whole.
    author: writeNames(kind === 'paper' ? authorNames(author) : [{ literal: author }]),
    year,
    doi,
    ...more,
    fields: { type: types[kind], URL: origin + pathOfPage({ kind, id }) },
  };
}

import { sql, type Kysely } from 'kysely';
import type { LibraryKind } from '#contract/entities/library';
import { parseKeyword, readWordsQuery } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hasTag, joinItems, selectItems, type ItemRow } from './selectItems';

interface ItemFilter extends Page {
  kind?: LibraryKind | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
  beforeId?: number | undefined;
}

/**
 * The words of an item, its post with the names of the author, and its paper without the full text,
 * whose pages have a search of their own. A row that the job has not reached yet has its words by the
 * parser of the database. Usernames don't, because it takes the beginning of `9e6c` for a number. An
 * index would not help: the words of several tables count together, and a library is read by its
 * owner.
 */
const words = sql`(
  coalesce(library_items.words, to_tsvector('simple', concat_ws(' ',
    library_items.title, library_items.author, library_items.year, library_items.doi,
    library_items.note, array_to_string(library_items.tags, ' ')
  )))
  || coalesce(posts.words, '')
  || coalesce(ts_filter(papers.words, '{a,b}'), '')
  || (
    SELECT coalesce(string_agg(part || ':' || nth, ' '), '')
    FROM regexp_split_to_table(lower(authors.username), '[^a-z0-9]+') WITH ORDINALITY AS parts (part, nth)
    WHERE part <> ''
  )::tsvector
  || array_to_tsvector(ARRAY(
    SELECT word FROM user_name_words WHERE user_name_words.user_id = authors.id
  ))
)`;

/** A condition on an item: it has all words and hashtags of the keyword, in any form. */
function hasWords(keyword: string) {
  const wanted = parseKeyword(keyword);
  const query = readWordsQuery([...wanted.words, ...wanted.hashtags]);
  return query ? sql<boolean>`${words} @@ ${query.full}::tsquery` : sql<boolean>`false`;
}

/** A page of what a person keeps, newest first; with a keyword, what has all its words. */
export function listItems(
  db: Kysely<Tables>,
  ownerId: number,
  { kind, tag, keyword, beforeId, limit, offset }: ItemFilter,
): Promise<ItemRow[]> {
  let items = selectItems(db, ownerId);
  if (kind !== undefined) items = items.where('library_items.kind', '=', kind);
  if (tag !== undefined) items = items.where(hasTag(tag));
  if (beforeId !== undefined) items = items.where('library_items.id', '<', beforeId);
  if (keyword !== undefined) items = items.where(hasWords(keyword));
  return items.orderBy('library_items.id', 'desc').limit(limit).offset(offset).execute();
}

/** The tags in a person's library, each with its number of items, in alphabetical order. */
export async function listTags(db: Kysely<Tables>, ownerId: number) {
  const { rows } = await sql<{ tag: string; count: number }>`
    SELECT tag, count(*)::integer AS count
    FROM library_items, unnest(tags) AS tag WHERE user_id = ${ownerId}
    GROUP BY tag ORDER BY lower(tag), tag`.execute(db);
  return rows;
}

/** The ids of the posts and papers that a person keeps. */
export async function listSaved(
  db: Kysely<Tables>,
  ownerId: number,
): Promise<{ posts: number[]; papers: number[] }> {
  const rows = await joinItems(db, ownerId)
    .select(['library_items.kind', 'library_items.target_id'])
    .where('library_items.kind', '<>', 'reference')
    .orderBy('library_items.id')
    .execute();
  const ofKind = (wanted: LibraryKind) =>
    rows.flatMap(({ kind, target_id }) => (kind === wanted && target_id !== null ? target_id : []));
  return { posts: ofKind('post'), papers: ofKind('paper') };
}

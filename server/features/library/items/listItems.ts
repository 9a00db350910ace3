import { sql, type Kysely } from 'kysely';
import type { LibraryKind } from '#contract/entities/library';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { foldedText } from './foldedText';
import { hasTag, joinItems, selectItems, type ItemRow } from './selectItems';

/** Further words of a search change nothing. */
const MOST_WORDS = 10;

interface ItemFilter extends Page {
  kind?: LibraryKind | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
  beforeId?: number | undefined;
}

/** All that a search looks in. */
const haystack = sql<string>`concat_ws(' ',
  library_items.title, library_items.author, library_items.year, library_items.doi,
  library_items.note, array_to_string(library_items.tags, ' '),
  papers.title, papers.author, posts.content, authors.display_name, authors.username
)`;

/** A condition on an item: its text contains all words. The text is folded once for all of them. */
const hasWords = (words: readonly string[]) => sql<boolean>`(
  SELECT coalesce(bool_and(strpos(whole.text, ${foldedText(sql`word`)}) > 0), true)
  FROM (SELECT ${foldedText(haystack)} AS text OFFSET 0) AS whole, unnest(${words}::text[]) AS word
)`;

const wordsOf = (keyword: string) => keyword.trim().split(/\s+/).slice(0, MOST_WORDS);

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
  if (keyword !== undefined) items = items.where(hasWords(wordsOf(keyword)));
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

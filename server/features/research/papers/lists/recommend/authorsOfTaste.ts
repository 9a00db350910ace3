import { sql, type Kysely } from 'kysely';
import { plainText } from '#contract/words/wordsIn';
import { authorNames, readNames, type CitedName } from '#domain/citations';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import type { Taste, TastePaper } from './readTaste';

/** Papers of large experiments have thousands of authors; each name counts once. */
const MOST_NAMES = 1_000;

/** An author of a paper of the reader, or of a reference in their library. */
export interface KnownAuthor {
  /** As people say it, such as `Nusrat Jahan`. */
  name: string;
  /** Missing for a reference. */
  paper?: TastePaper;
}

/** The known authors by {@link keyOf} their names. */
export type KnownAuthors = ReadonlyMap<string, KnownAuthor>;

/**
 * The form in which names are compared: the family name and the first given name. Null for names of
 * organisations and those with an initial only, which many people share.
 */
function keyOf(name: CitedName): string | null {
  if ('literal' in name) return null;
  const family = plainText(name.family);
  const [given = ''] = plainText(name.given).split(' ');
  return family.length > 1 && given.length > 1 ? `${family}, ${given}` : null;
}

/** The keys of the names in the line of a paper's authors. */
export const authorKeys = (line: string): string[] =>
  authorNames(line).flatMap((name) => keyOf(name) ?? []);

/** Reads the authors a reader knows: those of their papers first, without people who are hidden. */
export async function readKnownAuthors(
  db: Kysely<Tables>,
  readerId: number,
  { papers, references }: Taste,
): Promise<KnownAuthors> {
  const known = new Map<string, KnownAuthor>();
  const add = (names: readonly CitedName[], paper?: TastePaper) => {
    for (const each of names) {
      const key = keyOf(each);
      if (key === null || 'literal' in each || known.has(key) || known.size >= MOST_NAMES) continue;
      known.set(key, { name: `${each.given} ${each.family}`, ...(paper && { paper }) });
    }
  };
  for (const paper of papers) add(authorNames(paper.author), paper);
  for (const { author } of references) add(readNames(author));
  if (known.size === 0) return known;
  const byName = new Map(Array.from(known, ([key, { name }]) => [name.toLowerCase(), key]));
  const hidden = await db
    .selectFrom('users')
    .select(sql<string>`lower(display_name)`.as('name'))
    .where(sql<boolean>`lower(display_name) = ANY(${[...byName.keys()]}::text[])`)
    .where('id', 'in', hiddenAuthors(db, readerId))
    .execute();
  for (const { name } of hidden) known.delete(byName.get(name) ?? '');
  return known;
}

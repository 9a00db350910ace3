import { sql, type RawBuilder } from 'kysely';
import { nameKey } from '#domain/universities';

/** More words than a name has; the rest of a longer text is ignored. */
const MOST_WORDS = 10;

/** The words of a name in the form in which they are compared, each once. */
export function nameWords(name: string): string[] {
  const words = nameKey(name).split(/[\s-]+/u, MOST_WORDS);
  return [...new Set(words.filter((word) => word !== ''))];
}

/**
 * Folds a username by visual similarity, with the confusables of Unicode TR39 among the characters
 * that usernames may have. A capital I counts as an l, a lower-case i does not.
 *
 * The unique index users_by_look has the same expression: keep the two alike.
 */
export const usernameLook = (username: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(translate(lower(replace(${username}, 'I', 'l')), '01', 'ol'), 'rn', 'm'), 'vv', 'w')`;

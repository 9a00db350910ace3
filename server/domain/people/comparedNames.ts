import { sql, type RawBuilder } from 'kysely';
import { wordsIn, type Word } from '#contract/words/wordsIn';
import {
  groupsIn,
  joinedUntil,
  mergedAtEnd,
  mergedWord,
  pairOf,
  PLAIN,
  wantedBeginnings,
  type WordGroup,
} from '#domain/words';

/** More words than a search for a name has; the rest of a longer text is ignored. */
const MOST_WORDS = 10;

/**
 * The words of a name as they are stored, each once: as spelled, without accents after a mark, and
 * those without a blank between them in pairs and as one word.
 */
export function storedNameWords(name: string): string[] {
  const stored = new Set<string>();
  let joined: Word[] = [];
  for (const word of wordsIn(name)) {
    const before = joined.at(-1);
    joined = joinedUntil(joined, word);
    for (const { spelling, plain } of [word, ...mergedAtEnd(joined)]) {
      stored.add(spelling);
      if (plain !== spelling) stored.add(`${PLAIN}${plain}`);
    }
    if (before && word.isJoined) stored.add(pairOf(before, word));
  }
  return [...stored];
}

/** A part of a searched name without blanks. */
export interface NamePart {
  /** In lower case, as usernames are compared with it. */
  typed: string;
  /** Of each of these lists, a stored word of the name begins with one. */
  beginnings: readonly (readonly string[])[];
  /** Each of these begins a stored word of a name in the same spelling. */
  spelled: readonly string[];
}

const beginningsOf = (group: WordGroup): string[][] => {
  const [word, ...others] = group;
  if (!word) return [];
  if (others.length === 0) return [[...wantedBeginnings(word)]];
  const merged = mergedWord(group);
  const asOne = merged ? wantedBeginnings(merged) : [];
  return others.map((each, nth) => [pairOf(group[nth] ?? word, each), ...asOne]);
};

/** The parts of a searched name. Those without a letter or digit are left out. */
export function nameParts(name: string): NamePart[] {
  const parts = name.split(/\s+/u).map((typed) => ({ typed, groups: groupsIn(typed) }));
  return parts
    .filter(({ groups }) => groups.length > 0)
    .slice(0, MOST_WORDS)
    .map(({ typed, groups }) => ({
      typed: typed.toLowerCase(),
      beginnings: groups.flatMap(beginningsOf).slice(0, MOST_WORDS),
      spelled: groups
        .flatMap((group) => group.map(({ spelling }) => spelling))
        .slice(0, MOST_WORDS),
    }));
}

/**
 * Folds a username by visual similarity, with the confusables of Unicode TR39 among the characters
 * that usernames may have. A capital I counts as an l, a lower-case i does not.
 *
 * The unique index users_by_look has the same expression: keep the two alike.
 */
export const foldedUsername = (username: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(translate(lower(replace(${username}, 'I', 'l')), '01', 'ol'), 'rn', 'm'), 'vv', 'w')`;

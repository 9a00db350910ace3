import { wordsIn, type Word } from '#contract/words/wordsIn';
import { inSlices } from '#server/platform/yieldToMain';
import { lexemesOf } from './lexemes';
import { mergedWord } from './mergedWords';
import { wantedBeginnings, wantedLexemes, type WordsQuery } from './wordsQuery';

/** The most words to highlight on a page of long texts. */
const MOST_WORDS = 2_000;

/** A word of a search, to be compared with the words of texts. */
interface Wanted {
  lexemes: ReadonlySet<string>;
  /** Empty unless the word is also sought as a prefix. */
  beginnings: readonly string[];
  initial: string;
  isUnbroken: boolean;
}

const initialOf = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0);

const wantedOf = (word: Word, isPrefix: boolean): Wanted => ({
  lexemes: wantedLexemes(word),
  beginnings: isPrefix ? [...wantedBeginnings(word)] : [],
  initial: initialOf(word.plain),
  isUnbroken: word.isUnbroken,
});

/** All forms of a word have the same plain first letter, so that few words need a comparison. */
function isMatch({ lexemes, beginnings, initial }: Wanted, word: Word | undefined): boolean {
  if (word === undefined || initialOf(word.plain) !== initial) return false;
  return lexemesOf(word).some(
    (lexeme) => lexemes.has(lexeme) || beginnings.some((beginning) => lexeme.startsWith(beginning)),
  );
}

const isWholeAt = (words: readonly Word[], at: number, group: readonly Wanted[]) =>
  group.every((wanted, nth) => {
    const word = words[at + nth];
    // Characters of a script without blanks are a word only if nothing is between them.
    const isApart = nth > 0 && wanted.isUnbroken && word?.isJoined === false;
    return !isApart && isMatch(wanted, word);
  });

/** How many words at this place match a group, all of them or merged into one; 0 if they don't. */
function countAt(words: readonly Word[], at: number, group: readonly Wanted[]): number {
  if (isWholeAt(words, at, group)) return group.length;
  const [wanted, second] = group;
  if (!wanted || second) return 0;
  for (let count = 2; words[at + count - 1]?.isJoined; count += 1) {
    const merged = mergedWord(words.slice(at, at + count));
    if (!merged) return 0;
    if (isMatch(wanted, merged)) return count;
  }
  return 0;
}

/**
 * The words to highlight: one by one, but characters of a script without blanks together, and words
 * that were found as one. Otherwise `usa` would highlight each “a” beside “U.S.A.”
 */
function addFound(words: readonly Word[], found: Set<string>, areOne: boolean): void {
  if (areOne) {
    found.add(words.map(({ spelling }) => spelling).join('.'));
    return;
  }
  let characters = '';
  for (const { spelling, isUnbroken } of words) {
    if (isUnbroken) {
      characters += spelling;
      continue;
    }
    if (characters !== '') found.add(characters);
    characters = '';
    found.add(spelling);
  }
  if (characters !== '') found.add(characters);
}

/** The words of the texts, in lower case, that match a search. Yields to the event loop. */
export async function findWordsIn(
  { groups }: Pick<WordsQuery, 'groups'>,
  texts: readonly string[],
): Promise<string[]> {
  const wanted = groups.flatMap((group, at) => {
    const isLast = at === groups.length - 1;
    const merged = mergedWord(group);
    return [
      group.map((word, nth) => wantedOf(word, isLast && nth === group.length - 1)),
      ...(merged ? [[wantedOf(merged, false)]] : []),
    ];
  });
  const found = new Set<string>();
  await inSlices(texts, (text) => {
    const words = found.size < MOST_WORDS ? [...wordsIn(text)] : [];
    for (let at = 0; at < words.length && found.size < MOST_WORDS; at += 1) {
      for (const group of wanted) {
        const count = countAt(words, at, group);
        if (count === 0) continue;
        addFound(words.slice(at, at + count), found, count > group.length);
        break;
      }
    }
  });
  return [...found].slice(0, MOST_WORDS);
}

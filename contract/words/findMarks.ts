import { spelledWordsIn, type SpelledWord } from './spelledWords';

/** A place in a text where one of the sought words is. */
export interface Mark {
  start: number;
  end: number;
  /** The sought word, as given. */
  sought: string;
}

interface Sought {
  sought: string;
  spellings: readonly string[];
}

/** The sought words by their first one: a word of a script without blanks consists of several. */
function byFirst(sought: Iterable<string>): ReadonlyMap<string, readonly Sought[]> {
  const found = new Map<string, Sought[]>();
  for (const word of sought) {
    const spellings = Array.from(spelledWordsIn(word), ({ spelling }) => spelling);
    const [first] = spellings;
    if (first === undefined) continue;
    const same = found.get(first) ?? [];
    same.push({ sought: word, spellings });
    found.set(first, same);
  }
  // The longest first, so that a part of another word isn't marked in its place.
  for (const same of found.values()) same.sort((a, b) => b.spellings.length - a.spellings.length);
  return found;
}

const isAt = (words: readonly SpelledWord[], at: number, { spellings }: Sought) =>
  spellings.every((spelling, nth) => words[at + nth]?.spelling === spelling);

/**
 * The places of the sought words in a text, in order and without overlaps. Case, Unicode forms and
 * invisible characters don't count, accents do.
 */
export function* findMarks(text: string, sought: Iterable<string>): Generator<Mark> {
  const wanted = byFirst(sought);
  if (wanted.size === 0) return;
  const words = [...spelledWordsIn(text)];
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    const found = word && wanted.get(word.spelling)?.find((each) => isAt(words, at, each));
    const last = found && words[at + found.spellings.length - 1];
    if (last) yield { start: word.start, end: last.end, sought: found.sought };
    at += last ? found.spellings.length : 1;
  }
}

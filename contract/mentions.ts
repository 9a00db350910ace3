import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './limits';
import { splitMaths } from './splitMaths';

/** A name after an `@` that may mention a person. */
export interface MentionedName {
  /** The name as written, without the `@`. */
  name: string;
  /** The indices in the text where the `@` is and where the name ends. */
  start: number;
  end: number;
}

/** Further names of a text stay plain text. */
const MAX_NAMES = 20;

const WORDS = /\S+/g;
/**
 * An `@` that starts a word, and the characters of usernames after it. Before it, a letter, digit
 * or sign of an address belongs to an email address or a link.
 */
const NAME = /(?<![\p{L}\p{M}\p{N}_&/#@.+=%-])@([A-Za-z0-9._-]+)/gu;
/** Starts an address without a blank, of which the rest of the word may be part. */
const ADDRESS_SIGN = /[./]/;
/**
 * After a name it makes an address of it, or is a letter that may compose with the name's last. A
 * Bangla ending may follow, as in "@adaকে".
 */
const CONTINUES = /^(?:[@\p{M}\p{Script=Latin}]|:\/\/)/u;
/** The most characters that CONTINUES reads. */
const LOOKAHEAD = 3;

/** The end of a name without the punctuation that ends a sentence. */
function endOfName(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && (text[last - 1] === '.' || text[last - 1] === '-')) last -= 1;
  return last;
}

function namesInWord(word: string, offset: number): MentionedName[] {
  const found: MentionedName[] = [];
  let end = 0;
  for (const { 0: match, index } of word.matchAll(NAME)) {
    if (ADDRESS_SIGN.test(word.slice(end, index))) break;
    const matchEnd = index + match.length;
    end = endOfName(word, index + 1, matchEnd);
    const name = word.slice(index + 1, end);
    const fits = name.length >= USERNAME_MIN_LENGTH && name.length <= USERNAME_MAX_LENGTH;
    if (fits && !CONTINUES.test(word.slice(matchEnd, matchEnd + LOOKAHEAD)))
      found.push({ name, start: offset + index, end: offset + end });
  }
  return found;
}

/** Finds the names after an `@` in a text without formulas, in order. */
export function namesIn(text: string): MentionedName[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) =>
    word.includes('@') ? namesInWord(word, index) : [],
  );
}

/**
 * The names that a text may mention, as first written, each once whatever its case; at most 20.
 * Those in formulas, addresses and email addresses don't count.
 */
export function mentionedNames(text: string): string[] {
  if (!text.includes('@')) return [];
  const names = new Map<string, string>();
  for (const part of splitMaths(text)) {
    if (part.tex) continue;
    for (const { name } of namesIn(part.text)) {
      const key = name.toLowerCase();
      if (!names.has(key)) names.set(key, name);
      if (names.size === MAX_NAMES) return [...names.values()];
    }
  }
  return [...names.values()];
}

import { spellingOf } from './foldWord';

/** A word of a text, in the form in which spellings are compared. */
export interface SpelledWord {
  /** Where it starts and ends in the text, as written. */
  start: number;
  end: number;
  /** The form in which spellings are compared. */
  spelling: string;
  /**
   * Other spellings by which it is found: without the signs of `c++` or the raised digits of `km²`,
   * and the parts of `1,000`, which may be a list.
   */
  others: readonly string[];
  /** Whether it follows the word before without a blank, as `js` in `node.js`. */
  isJoined: boolean;
  /** The sign that joins it to the word before, if it matters which: an apostrophe or a power. */
  sign: "'" | '^' | '^-' | '';
  /** Whether it is one character of a script without blanks between words. */
  isUnbroken: boolean;
}

/** Joiners that are visible in the shape of the letters around them, and marks of line breaks. */
export const JOINERS = '\\u200D\\u200C\\u00AD\\u2060\\uFEFF';
/** Fractions would read as one number: 3½ as 312. */
const NUMBER = '(?![\\u00BC-\\u00BE\\u2150-\\u215F\\u2189])\\p{N}';
/** The start of a word, and its other characters. The mark that makes an emoji ends a word. */
export const WORD_START = `(?:\\p{L}|${NUMBER})`;
export const WORD_MORE = `(?:[\\p{L}\\p{Mc}]|(?!\\uFE0F)\\p{Mn}|${NUMBER})`;
/**
 * Apostrophes that Unicode counts as letters, and those of Arabic and Russian words in Latin letters.
 * Here they separate two words, like the others.
 */
const NO_APOSTROPHE = '(?![\\u02B9-\\u02BF])';
const MORE = `(?:${NO_APOSTROPHE}${WORD_MORE})`;
const COMMA = '[,\\u066C]';
/** A number with commas between its thousands, or between hundreds of thousands as in 1,00,000. */
const THOUSANDS =
  `(?<![\\p{L}\\p{M}\\p{N}])(?<!${COMMA})(?<!\\p{N}\\.)(?![0\\u09E6])` +
  `(?:\\p{Nd}{1,3}(?:${COMMA}\\p{Nd}{3}){1,6}|\\p{Nd}{1,2}(?:,\\p{Nd}{2}){1,6},\\p{Nd}{3})` +
  `(?![\\p{L}\\p{M}\\p{N}]|${COMMA}\\p{Nd})`;
const COMMAS = new RegExp(COMMA, 'u');
/**
 * Letters, their marks and digits, beginning with a letter or digit that shows. A joiner between
 * letters belongs to the word, another one, as in an emoji, does not.
 */
const RUN = new RegExp(
  `${THOUSANDS}|(?!\\u0640)${NO_APOSTROPHE}${WORD_START}${MORE}*(?:[${JOINERS}]+[\\p{L}\\p{M}]${MORE}*)*`,
  'gu',
);

/**
 * Letters of the scripts that write no blanks between words. The marks of half-width kana count as
 * letters elsewhere.
 */
const UNBROKEN =
  '(?![\\uFF9E\\uFF9F])(?=[\\p{L}\\p{Nl}\\p{No}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const HAS_UNBROKEN = new RegExp(UNBROKEN, 'u');
const PIECE = new RegExp(
  `(${UNBROKEN})[${JOINERS}\\p{M}\\uFF9E\\uFF9F]*|(?:(?!${UNBROKEN})[^])+`,
  'gu',
);

const APOSTROPHES = ["'", '’', '‘', '`', 'ʹ', 'ʺ', 'ʻ', 'ʼ', 'ʽ', 'ʾ', 'ʿ', '′'];
/** Signs that join two words into one: TCP/IP, COVID-19, node.js, R&D, don't, snake_case. */
const SIGNS = ['-', '‐', '‑', '–', '.', '/', '&', '@', '_', '·', '．', '／'];
const JOINING = new Set([...APOSTROPHES, ...SIGNS]);
/** The signs before a power, as typed: 10^6, 10^-6, 10⁻⁶, 10^{6}. */
const POWERS = new Map<string, '^' | '^-'>([
  ...['^', '^{'].map((sign) => [sign, '^'] as const),
  ...['⁻', '^-', '^−', '^{-', '^{−'].map((sign) => [sign, '^-'] as const),
]);
const LONGEST_JOINT = 3;

const PLUS_PLUS = /^[+＋]{2}/;
const PLUS_OR_SHARP = /^[+＋#＃](?![\p{L}\p{N}])/u;
const FEW_LETTERS = /^\p{L}{1,2}$/u;
const MINUS = /^[-‐‑–−－](?![\p{L}\p{N}-])/u;
const BLOOD_GROUP = /^(?:[abo]|ab)$/i;
const STAR = /^[*＊∗](?![\p{L}\p{N}*])/u;
const ONE_LETTER = /^\p{L}$/u;
const ENDS_IN_LETTER = /\p{L}\p{M}*$/u;
/** A sign and the character after it, of up to two units. */
const SIGN_LENGTH = 3;
/** The marks of one letter that are looked at. */
const LETTER_LENGTH = 40;

/**
 * The signs that belong to a word before them: `++` after a letter, `+` or `#` after one or two
 * letters, as in C++, C# and AB+, `-` after a blood group, and `*` after one letter, as in A*, unless
 * another star before it makes both a mark-up.
 */
function signsAfter(word: string, text: string, start: number, end: number): string {
  const next = text.slice(end, end + SIGN_LENGTH);
  if (PLUS_PLUS.test(next) && ENDS_IN_LETTER.test(word.slice(-LETTER_LENGTH))) return '++';
  if (PLUS_OR_SHARP.test(next) && FEW_LETTERS.test(word)) return next.charAt(0).normalize('NFKC');
  if (MINUS.test(next) && BLOOD_GROUP.test(word)) return '-';
  const isStarred = STAR.test(next) && ONE_LETTER.test(word) && text.charAt(start - 1) !== '*';
  return isStarred ? '*' : '';
}

const RAISED_DIGITS = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
const LETTER = /\p{L}/u;

/** The spelling of a word without the mark of a note, or the power of a unit, if it has one. */
function withoutRaised(piece: string): string[] {
  const bare = piece.replaceAll(RAISED_DIGITS, '');
  return bare !== piece && LETTER.test(bare) ? [spellingOf(bare)] : [];
}

/** How a word follows the one that ends at `before`. */
function joint(
  text: string,
  before: number,
  start: number,
): Pick<SpelledWord, 'isJoined' | 'sign'> {
  if (before === start) return { isJoined: true, sign: '' };
  const between = before < 0 || start - before > LONGEST_JOINT ? '' : text.slice(before, start);
  const power = POWERS.get(between);
  if (power) return { isJoined: true, sign: power };
  return { isJoined: JOINING.has(between), sign: APOSTROPHES.includes(between) ? "'" : '' };
}

/** A character of a script without blanks. `last` is the end of the word before. */
function characterAt(text: string, start: number, piece: string, last: number): SpelledWord {
  const spelling = spellingOf(piece);
  return {
    start,
    end: start + piece.length,
    spelling,
    others: [],
    ...joint(text, last, start),
    isUnbroken: true,
  };
}

function wordAt(text: string, start: number, piece: string, last: number): SpelledWord {
  const parts = piece.split(COMMAS);
  const letters = spellingOf(parts.join(''));
  const written = start + piece.length;
  const signs = signsAfter(piece, text, start, written);
  const bare = signs === '' ? withoutRaised(piece) : [letters];
  return {
    start,
    end: written + signs.length,
    spelling: `${letters}${signs}`,
    others: parts.length > 1 ? parts.map(spellingOf) : bare,
    ...joint(text, last, start),
    isUnbroken: false,
  };
}

/**
 * The words of a text in their order: the one definition of a word, for texts, searches, names and
 * marks. A word is a run of letters, marks and digits with the joiners between letters, or a number
 * with commas between its thousands; of a script without blanks, each character is one. Takes time
 * linear in the text.
 */
export function* spelledWordsIn(text: string): Generator<SpelledWord> {
  let last = -1;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!HAS_UNBROKEN.test(run)) {
      const word = wordAt(text, index, run, last);
      last = word.end;
      yield word;
      continue;
    }
    for (const { 0: piece, 1: unbroken, index: within } of run.matchAll(PIECE)) {
      const at = index + within;
      const word = unbroken ? characterAt(text, at, piece, last) : wordAt(text, at, piece, last);
      last = word.end;
      yield word;
    }
  }
}

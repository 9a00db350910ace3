import { JOINERS } from '#contract/words/spelledWords';

/** Characters that may differ between a quote and its page: blanks, joiners and hyphens of any kind. */
const FOLDED = new RegExp(`[\\s\\p{Dash}${JOINERS}]`, 'u');
/** Signs by which a page text marks powers and indices. A copied text has none of them. */
const RAISING = /[\^_()]/;
const SAME_QUOTES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '‘': "'", '’': "'" };
/** The minimum number of letters and digits; fewer would match any page, and prove nothing. */
const SHORTEST = 12;

interface Compared {
  text: string;
  /** The position in the original for each unit of `text`. */
  positions: number[];
}

const RAISED = /[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u;

/** How powers are compared: 10³ equals 10^3, or also the 103 that copying it from a PDF yields. */
type Powers = 'raised' | 'flat';

/**
 * The form in which quotes are compared: without blanks and hyphens, ligatures as letters, letters
 * apart from their marks, as either side may write them, and powers as in 10^6.
 */
function compared(original: string, powers: Powers): Compared {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  let wasRaised = false;
  for (const character of original) {
    const isRaised = powers === 'raised' && RAISED.test(character);
    const isFolded = FOLDED.test(character) || (powers === 'flat' && RAISING.test(character));
    const folded = isFolded ? '' : (SAME_QUOTES[character] ?? character.normalize('NFKD'));
    text += isRaised && !wasRaised ? `^${folded}` : folded;
    wasRaised = isRaised;
    while (positions.length < text.length) positions.push(position);
    position += character.length;
  }
  return { text, positions };
}

/** A stretch of a page, by its first and its last position. */
interface Stretch {
  start: number;
  end: number;
}

/** The stretches of a page that match a quote, in their order. */
function* matchesOf(page: string, quote: string, powers: Powers): Generator<Stretch> {
  const wanted = compared(quote, powers).text;
  if (wanted === '') return;
  const { text, positions } = compared(page, powers);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const after = at + wanted.length;
    // The last letter has another mark on the page.
    if (/^\p{M}/u.test(text.slice(after, after + 2))) continue;
    const last = positions[after - 1] ?? 0;
    const [character = ''] = page.slice(last, last + 2);
    yield { start: positions[at] ?? 0, end: last + character.length };
  }
}

/**
 * The piece of the page that matches a quote, ignoring blanks, hyphenation and ligatures, in the
 * page's own spelling. Returns null if the page does not contain it, or the quote is too short to
 * prove anything.
 */
export function findQuote(page: string, quote: string): string | null {
  const { text } = compared(quote, 'raised');
  if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length < SHORTEST) return null;
  for (const { start, end } of matchesOf(page, quote, 'raised')) return page.slice(start, end);
  return null;
}

/** A position inside a word or a number, by what is before it and after it. */
const SPLITS: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    new RegExp(`[\\p{L}\\p{M}\\p{Nd}][${JOINERS}]{0,3}$`, 'u'),
    new RegExp(`^[${JOINERS}]{0,3}[\\p{L}\\p{M}\\p{Nd}]`, 'u'),
  ],
  // 10 is another number than 10³, and than 10.5. After a letter, such a digit refers to a note.
  [/\p{Nd}$/u, /^[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u],
  [/\p{Nd}$/u, /^[.,]\p{Nd}/u],
  [/\p{Nd}[.,]$/u, /^\p{Nd}/u],
];
/** Scripts without blanks between words. */
const UNSPACED =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;
/** The units around a position that decide. */
const NEAR = 4;

function splitsWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at, at + NEAR);
  if (UNSPACED.test(after)) return false;
  return SPLITS.some(([left, right]) => left.test(before) && right.test(after));
}

/** Words of a page: the position of the first, and all of them in the page's spelling. */
interface FoundWords {
  place: number;
  words: string;
}

/**
 * The first place of a page that has the words of a quote, compared as by `findQuote`. A quote may
 * not begin or end inside a word, which could turn its sense around. If the powers of the page are
 * not those of the quote, they are compared as a copied text has them.
 */
export function findWords(page: string, quote: string): FoundWords | null {
  for (const powers of ['raised', 'flat'] as const)
    for (const { start, end } of matchesOf(page, quote, powers))
      if (!splitsWord(page, start) && !splitsWord(page, end))
        return { place: start, words: page.slice(start, end) };
  return null;
}

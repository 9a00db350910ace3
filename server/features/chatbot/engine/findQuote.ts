/** Characters that may differ between a quote and its page: blanks, and hyphens of any kind. */
const FOLDED = /[\s\p{Dash}\u00AD]/u;
const SAME_QUOTES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '‘': "'", '’': "'" };
/** The minimum number of letters and digits; fewer would match any page, and prove nothing. */
const SHORTEST = 12;

interface Compared {
  text: string;
  /** The position in the original for each unit of `text`. */
  positions: number[];
}

const RAISED = /[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u;

/**
 * The form in which quotes are compared: without blanks and hyphens, ligatures as letters, letters
 * apart from their marks, as either side may write them, and powers as in 10^6.
 */
function compared(original: string): Compared {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  let wasRaised = false;
  for (const character of original) {
    const isRaised = RAISED.test(character);
    const folded = FOLDED.test(character)
      ? ''
      : (SAME_QUOTES[character] ?? character.normalize('NFKD'));
    text += isRaised && !wasRaised ? `^${folded}` : folded;
    wasRaised = isRaised;
    while (positions.length < text.length) positions.push(position);
    position += character.length;
  }
  return { text, positions };
}

/**
 * The piece of the page that matches a quote, ignoring blanks, hyphenation and ligatures, in the
 * page's own spelling. Returns null if the page does not contain it, or the quote is too short to
 * prove anything.
 */
export function findQuote(page: string, quote: string): string | null {
  const wanted = compared(quote).text;
  if ((wanted.match(/[\p{L}\p{N}]/gu) ?? []).length < SHORTEST) return null;
  const { text, positions } = compared(page);
  const start = text.indexOf(wanted);
  if (start < 0) return null;
  const first = positions[start] ?? 0;
  const last = positions[start + wanted.length - 1] ?? 0;
  const end = last + [...page.slice(last)].slice(0, 1).join('').length;
  return page.slice(first, end);
}

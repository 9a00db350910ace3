/** What may stand otherwise in a quote than on its page: blanks, and hyphens of any make. */
const FOLDED = /[\s\p{Dash}\u00AD]/u;
const SAME_QUOTES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '‘': "'", '’': "'" };
/** Letters and digits; fewer would be found on any page, and prove nothing. */
const SHORTEST = 12;

interface Compared {
  text: string;
  /** For each unit of `text`, where it stands in the original. */
  positions: number[];
}

/** The text as quotes are compared: without blanks and hyphens, ligatures as their letters. */
function compared(original: string): Compared {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of original) {
    const folded = FOLDED.test(character)
      ? ''
      : (SAME_QUOTES[character] ?? character.normalize('NFKC'));
    text += folded;
    while (positions.length < text.length) positions.push(position);
    position += character.length;
  }
  return { text, positions };
}

/**
 * The piece of the page that a quote repeats literally, blanks, hyphenation and ligatures aside, as
 * it stands there; null where the page does not say it, or the quote is too short to tell.
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

import { readDoi } from '#contract/doi';

/** A DOI within a text, including trailing characters. It must not start within another number. */
const IN_TEXT = /(?<![\d.])10\.\d{4,9}(?:\/|%2f)[^\s"<>{}|\\^`\u2018-\u201D]{1,300}/i;
/** The longest address before a DOI. */
const LONGEST_BEFORE = 300;
/** Characters before which no address continues. */
const BREAK = /[\s"<>()]/;

/** The start of the address that leads to a position. */
function startOfAddress(text: string, position: number): number {
  const first = Math.max(0, position - LONGEST_BEFORE);
  let start = position;
  while (start > first && !BREAK.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** The first DOI of these texts; null if there is none. */
export function findDoi(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = IN_TEXT.exec(text);
    if (!found) continue;
    const start = startOfAddress(text, found.index);
    const doi = readDoi(text.slice(start, found.index + found[0].length));
    if (doi !== null) return doi;
  }
  return null;
}

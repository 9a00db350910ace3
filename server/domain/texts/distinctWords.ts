import { joinCutWords } from '#server/platform/pdf/cleanText';
import { comparedText, wordForms } from '#server/platform/pdf/raisedText';
import { yieldToMain } from '#server/platform/yieldToMain';

/**
 * The parser may split words into parts, each with its own stem. This many bytes of text stay well
 * below PostgreSQL's 1 MB limit for the vector of a document.
 */
const MAX_BYTES = 200_000;
/** Splits longer runs of characters into pieces, because PostgreSQL indexes no word above 2 kB. */
const PIECE = /[^ ]{1,500}/gu;
/** From the first letter or digit to the last. */
const WORD = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

/** A word as written, and as it is searched for. */
function formsOf(piece: string): string[] {
  const word = WORD.exec(piece.toLowerCase())?.[0];
  return word === undefined ? [] : [word, ...wordForms(comparedText(word))];
}

/**
 * The distinct words of a document, separated by spaces. Includes words hyphenated at line ends in
 * their joined form, and words with raised or lowered characters in their comparison forms. A very
 * long document is truncated.
 */
export async function distinctWords(pages: readonly string[]): Promise<string> {
  const words = new Set<string>();
  let left = MAX_BYTES;
  for (const page of pages) {
    for (const piece of [page, joinCutWords(page)].flatMap((text) => text.match(PIECE) ?? [])) {
      await yieldToMain();
      for (const word of formsOf(piece)) {
        if (words.has(word)) continue;
        left -= Buffer.byteLength(word) + 1;
        if (left < 0) return [...words].join(' ');
        words.add(word);
      }
    }
  }
  return [...words].join(' ');
}

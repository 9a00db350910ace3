import { joinCutWords } from '#server/platform/pdf/foldText';
import { yieldToMain } from '#server/platform/yieldToMain';

/**
 * Words may come apart into parts, each part with its stem: what is made of so many bytes stays well
 * below the 1 MB that the words of a document may take.
 */
const MAX_BYTES = 200_000;
/** Of a longer run of signs each such piece is a word: PostgreSQL indexes none above 2 kB. */
const PIECE = /[^ ]{1,500}/gu;
/** From the first letter or digit to the last. */
const WORD = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

/**
 * The words of a document, each of them once and parted by blanks, those that line ends cut in two
 * also put together; of a very long one the first.
 */
export async function distinctWords(pages: readonly string[]): Promise<string> {
  const words = new Set<string>();
  let left = MAX_BYTES;
  for (const page of pages) {
    for (const piece of [page, joinCutWords(page)].flatMap((text) => text.match(PIECE) ?? [])) {
      await yieldToMain();
      const word = WORD.exec(piece.toLowerCase())?.[0];
      if (word === undefined || words.has(word)) continue;
      left -= Buffer.byteLength(word) + 1;
      if (left < 0) return [...words].join(' ');
      words.add(word);
    }
  }
  return [...words].join(' ');
}

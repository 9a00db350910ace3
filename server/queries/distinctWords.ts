import { joinCutWords } from '../platform/pdf/foldText';

/**
 * Words may come apart into parts, each part with its stem: what is made of so many bytes stays well
 * below the 1 MB that the words of a document may take.
 */
const MAX_BYTES = 200_000;
const EDGES = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * The words of a document, each of them once and parted by blanks, those that line ends cut in two
 * also put together; of a very long one the first.
 */
export function distinctWords(pages: readonly string[]): string {
  const words = new Set<string>();
  let left = MAX_BYTES;
  for (const page of pages) {
    for (const piece of [page, joinCutWords(page)].flatMap((text) => text.split(' '))) {
      const word = piece.toLowerCase().replaceAll(EDGES, '');
      if (word === '' || words.has(word)) continue;
      left -= Buffer.byteLength(word) + 1;
      if (left < 0) return [...words].join(' ');
      words.add(word);
    }
  }
  return [...words].join(' ');
}

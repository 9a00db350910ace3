import { joinCutWords } from '#contract/words/cutWords';
import { distinctWordVector, wordVector } from '#domain/words';
import { inSlices } from '#server/platform/yieldToMain';

/**
 * The distinct words of a document in the form of a `tsvector`. Includes words hyphenated at line
 * ends in their joined form. The words of a very long document are cut.
 */
export const textVector = (pages: readonly string[]): Promise<string> =>
  distinctWordVector(pages.flatMap((page) => [page, joinCutWords(page)]));

/** The words of each page in the form of a `tsvector`. */
export async function pageVectors(pages: readonly { text: string }[]): Promise<string[]> {
  const vectors: string[] = [];
  await inSlices(pages, ({ text }) => vectors.push(wordVector([{ text }])));
  return vectors;
}

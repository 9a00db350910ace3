import { nameKey } from '#domain/universities';

/** More words than a name has; the rest of a longer text is ignored. */
const MOST_WORDS = 10;

/** The words of a name in the form in which they are compared, each once. */
export function nameWords(name: string): string[] {
  const words = nameKey(name).split(/[\s-]+/u, MOST_WORDS);
  return [...new Set(words.filter((word) => word !== ''))];
}

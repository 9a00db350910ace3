import { plainText } from '#contract/words/wordsIn';
import type { Named } from '#shared/lib/people';

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '');

/**
 * Whether each word of a search is the beginning of a word of the person's name or username. Case,
 * accents and Unicode forms don't count.
 */
export function matchesName({ username, display_name: name }: Named, typed: string): boolean {
  const names = wordsOf(`${name ?? ''} ${username}`);
  const words = wordsOf(typed);
  return words.every((word) => names.some((each) => each.startsWith(word)));
}

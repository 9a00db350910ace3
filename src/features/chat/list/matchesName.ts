import type { Named } from '#shared/lib/people';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

/** Whether each word of a search is the beginning of a word of the person's name or username. */
export function matchesName({ username, display_name: name }: Named, typed: string): boolean {
  const names = wordsOf(`${name ?? ''} ${username}`);
  const words = wordsOf(typed.startsWith('@') ? typed.slice(1) : typed);
  return words.every((word) => names.some((each) => each.startsWith(word)));
}

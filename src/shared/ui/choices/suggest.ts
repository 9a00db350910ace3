import { compactText } from '#contract/words/wordsIn';

/** The maximum number of suggestions in a list. */
export const SUGGESTIONS = 8;

/** The number of options offered for a text that none of them contains. */
const SIMILAR = 3;
/** From 0 (no pair of letters in common) to 1 (all). Options below it are not offered. */
const LEAST_SIMILARITY = 0.5;
/** Options further behind the best share only a common word, such as “University”. */
const MOST_BEHIND_BEST = 0.2;

const noOthers = (): readonly string[] => [];

/**
 * Returns the options that match the typed text, at most eight and case-insensitively. Options that
 * start with it come before those that only contain it, and these before those that contain it only
 * without accents, signs and blanks, or in another name. An empty text matches everything.
 */
export function suggest(
  options: readonly string[],
  typed: string,
  otherNames: (option: string) => readonly string[] = noOthers,
): string[] {
  const sought = typed.trim().toLocaleLowerCase();
  const compact = compactText(typed);
  const isAlike = (name: string) => compactText(name).includes(compact);
  const starting: string[] = [];
  const containing: string[] = [];
  const alike: string[] = [];
  for (const option of options) {
    const at = option.toLocaleLowerCase().indexOf(sought);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
    else if (compact !== '' && [option, ...otherNames(option)].some(isAlike)) alike.push(option);
  }
  return [...starting, ...containing, ...alike].slice(0, SUGGESTIONS);
}

/**
 * Returns the options that a misspelt text may mean, at most three, the likeliest first. The text
 * is compared with each whole option and each of its words by the pairs of letters they share
 * (Dice's coefficient).
 */
export function suggestSimilar(options: readonly string[], typed: string): string[] {
  const sought = pairsOf(typed.trim());
  const scored = options
    .map((option) => ({ option, score: similarity(option, sought) }))
    .filter(({ score }) => score >= LEAST_SIMILARITY)
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  return scored
    .filter(({ score }) => best && score >= best.score - MOST_BEHIND_BEST)
    .slice(0, SIMILAR)
    .map(({ option }) => option);
}

function similarity(option: string, sought: ReadonlySet<string>): number {
  const parts = [option, ...option.split(/\s/)].map(pairsOf);
  return Math.max(
    ...parts.map((pairs) => {
      const shared = [...pairs].filter((pair) => sought.has(pair)).length;
      return pairs.size + sought.size === 0 ? 0 : (2 * shared) / (pairs.size + sought.size);
    }),
  );
}

/** Returns the distinct pairs of adjacent letters. */
function pairsOf(text: string): Set<string> {
  const letters = [...text.toLocaleLowerCase()];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}

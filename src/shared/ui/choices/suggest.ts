/** How many suggestions a list shows at most. */
export const SUGGESTIONS = 8;

/** How many options are offered in place of a text that none contains. */
const SIMILAR = 3;
/** From 0 (no pair of letters in common) to 1 (all); below it, an option isn't what was meant. */
const LEAST_SIMILARITY = 0.5;

/**
 * The options that fit what was typed, at most eight: those that start with it before those that
 * only contain it, without regard to capitals. Everything fits an empty text.
 */
export function suggest(options: readonly string[], typed: string): string[] {
  const sought = typed.trim().toLocaleLowerCase();
  const starting: string[] = [];
  const containing: string[] = [];
  for (const option of options) {
    const at = option.toLocaleLowerCase().indexOf(sought);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
  }
  return [...starting, ...containing].slice(0, SUGGESTIONS);
}

/**
 * The options that a misspelt text may mean, at most three, the likeliest first. A text is compared
 * with each whole option and with each of its words, by the pairs of letters they share (Dice's
 * coefficient).
 */
export function suggestSimilar(options: readonly string[], typed: string): string[] {
  const sought = pairsOf(typed.trim());
  return options
    .map((option) => ({ option, score: likeness(option, sought) }))
    .filter(({ score }) => score >= LEAST_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, SIMILAR)
    .map(({ option }) => option);
}

function likeness(option: string, sought: ReadonlySet<string>): number {
  const parts = [option, ...option.split(/\s/)].map(pairsOf);
  return Math.max(
    ...parts.map((pairs) => {
      const shared = [...pairs].filter((pair) => sought.has(pair)).length;
      return pairs.size + sought.size === 0 ? 0 : (2 * shared) / (pairs.size + sought.size);
    }),
  );
}

/** Two letters that follow each other, each pair once. */
function pairsOf(text: string): Set<string> {
  const letters = [...text.toLocaleLowerCase()];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}
